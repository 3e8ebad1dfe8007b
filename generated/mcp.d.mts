// Made by "npm run generate" from mcp-tools.json. Do not edit: change the source and run it again.

/** The tools as tools/list answers them. */
export declare const tools: readonly [
 {
  "name": "titen_remember",
  "description": "Append an observation to memory.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "subject_id": {
     "type": "string",
     "description": "Whom or what the observation is about, for example a user or a repository."
    },
    "kind": {
     "type": "string",
     "description": "One of user_statement, tool_result, imported_source, decision, system_event."
    },
    "content": {
     "type": "string",
     "description": "The evidence itself, as plain text."
    },
    "source_type": {
     "type": "string",
     "description": "Where the content comes from, for example chat, tool or file."
    },
    "source_ref": {
     "type": "string",
     "description": "Where to find the source again, for example a message id, a path or a URL."
    },
    "trust": {
     "type": "string",
     "description": "One of unverified, asserted, verified, policy_approved. Default: asserted."
    },
    "visibility": {
     "type": "string",
     "description": "One of private, team, organization. Default: team."
    }
   },
   "required": [
    "subject_id",
    "kind",
    "content",
    "source_type",
    "source_ref"
   ]
  }
 },
 {
  "name": "titen_compile",
  "description": "Compile context for a task.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "subject_id": {
     "type": "string",
     "description": "Whose memory to search."
    },
    "task": {
     "type": "string",
     "description": "What you are about to do, in plain words."
    },
    "max_tokens": {
     "type": "integer",
     "description": "Token budget of the answer, 128 to 32000."
    }
   },
   "required": [
    "subject_id",
    "task",
    "max_tokens"
   ]
  }
 },
 {
  "name": "titen_feedback",
  "description": "Record feedback on a context run.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "context_id": {
     "type": "string",
     "description": "The context_id that titen_compile answered."
    },
    "outcome": {
     "type": "string",
     "enum": [
      "used",
      "useful",
      "irrelevant",
      "incorrect",
      "harmful"
     ],
     "description": "How the context, or the one claim, turned out."
    },
    "claim_id": {
     "type": "string",
     "description": "The one claim that is meant. Default: the whole context."
    },
    "reason_code": {
     "type": "string",
     "description": "A short reason, for example outdated."
    }
   },
   "required": [
    "context_id",
    "outcome"
   ]
  }
 },
 {
  "name": "titen_checkpoint_save",
  "description": "Save or update a checkpoint.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "subject_id": {
     "type": "string",
     "description": "Whom or what the checkpoint is about."
    },
    "kind": {
     "type": "string",
     "enum": [
      "task_state",
      "conversation",
      "workflow",
      "cursor"
     ],
     "description": "Which of the subject's checkpoints: each kind holds one."
    },
    "state": {},
    "ttl_seconds": {
     "type": "integer",
     "description": "How long to keep it, 60 seconds to 30 days (2592000)."
    }
   },
   "required": [
    "subject_id",
    "kind",
    "state",
    "ttl_seconds"
   ]
  }
 },
 {
  "name": "titen_checkpoint_get",
  "description": "Get the current checkpoint for a subject and kind.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "subject_id": {
     "type": "string",
     "description": "Whom or what the checkpoint is about."
    },
    "kind": {
     "type": "string",
     "enum": [
      "task_state",
      "conversation",
      "workflow",
      "cursor"
     ],
     "description": "Which of the subject's checkpoints."
    }
   },
   "required": [
    "subject_id",
    "kind"
   ]
  }
 },
 {
  "name": "titen_lease_acquire",
  "description": "Acquire a coordination lease on a resource.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "resource_type": {
     "type": "string",
     "description": "What kind of thing is leased, for example file or deployment."
    },
    "resource_id": {
     "type": "string",
     "description": "Which one."
    },
    "purpose": {
     "type": "string",
     "description": "What you need it for. Others who ask can read this."
    },
    "ttl_seconds": {
     "type": "integer",
     "description": "How long to hold it, 1 second to 24 hours (86400)."
    }
   },
   "required": [
    "resource_type",
    "resource_id",
    "purpose",
    "ttl_seconds"
   ]
  }
 },
 {
  "name": "titen_handoff",
  "description": "Create a handoff to another principal.",
  "inputSchema": {
   "type": "object",
   "properties": {
    "to_principal": {
     "type": "string",
     "description": "The principal who should take over."
    },
    "subject_id": {
     "type": "string",
     "description": "Whom or what the work is about."
    },
    "message": {
     "type": "string",
     "description": "What the other needs to know."
    }
   },
   "required": [
    "to_principal",
    "subject_id"
   ]
  }
 }
]

/** The text of `{"tools":[…]}`. */
export declare const toolsJson: string

export type ToolName = keyof ToolArguments

/** Arguments that passed `checkArguments`. Enums and lengths are the database's to judge. */
export type ToolArguments = {
  titen_remember: {
    subject_id: string
    kind: string
    content: string
    source_type: string
    source_ref?: string | null
    trust?: string | null
    visibility?: string | null
  }
  titen_compile: {
    subject_id: string
    task: string
    max_tokens: number
  }
  titen_feedback: {
    context_id: string
    outcome: string
    claim_id?: string | null
    reason_code?: string | null
  }
  titen_checkpoint_save: {
    subject_id: string
    kind: string
    state: unknown
    ttl_seconds: number
  }
  titen_checkpoint_get: {
    subject_id: string
    kind: string
  }
  titen_lease_acquire: {
    resource_type: string
    resource_id: string
    purpose: string
    ttl_seconds: number
  }
  titen_handoff: {
    to_principal: string
    subject_id: string
    message?: string | null
  }
}

export declare function isToolName (name: unknown): name is ToolName

/** One sentence about the first argument at fault, or null when the thin checks pass. */
export declare function checkArguments (tool: ToolName, given: Record<string, unknown>): string | null
