// Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
import type {
  AcquiredLeaseResponse,
  CheckpointId,
  CheckpointInput,
  CheckpointKind,
  CheckpointResponse,
  ClaimEvidenceResponse,
  ClaimId,
  ClaimKind,
  ClaimPageResponse,
  ClaimResponse,
  ClaimStatus,
  CompileInput,
  ConsolidationInput,
  ConsolidationResponse,
  ContextId,
  ContextPackResponse,
  CreatedKeyResponse,
  Cursor,
  DeletedCheckpointResponse,
  DrainInput,
  DrainedIndexResponse,
  ErasedObservationResponse,
  ErasedSubjectResponse,
  EventId,
  EventPageResponse,
  EventResponse,
  EventType,
  FeedbackInput,
  FeedbackResponse,
  HandoffId,
  HandoffInput,
  HandoffPageResponse,
  HandoffResolutionInput,
  HandoffResponse,
  HandoffRole,
  HandoffStatus,
  HistoryPageResponse,
  IndexStatusResponse,
  KeyId,
  KeyInput,
  KeyPageResponse,
  LeaseId,
  LeaseInput,
  LeasePageResponse,
  LifecycleInput,
  LivenessResponse,
  ObservationBatchInput,
  ObservationBatchResponse,
  ObservationId,
  ObservationInput,
  ObservationKind,
  ObservationPageResponse,
  ObservationReceiptResponse,
  ObservationResponse,
  PrincipalResponse,
  ProjectId,
  ProjectInput,
  ProjectPageResponse,
  ReadinessResponse,
  RebuildInput,
  RebuiltIndexResponse,
  ReleasedLeaseResponse,
  ResolvedProjectResponse,
  ResourceId,
  ResourceType,
  RevokedKeyResponse,
  RunId,
  SavedCheckpointResponse,
  SubjectId,
  SubjectPageResponse,
  SupersedeInput,
  Timestamp,
} from './api.d.ts'

/** What every operation takes and answers. */
export type Operations = {
  /** Liveness probe: answers as long as the process does, whatever the state of the store. Use it to decide whether to restart the process. Needs no key. */
  getHealth: { args: Record<never, never>; reply: LivenessResponse }
  /** Readiness probe: checks the store and says what the server can do. Use it to decide whether to send requests here; 503 names the checks that failed. Needs no key. */
  getReadiness: { args: Record<never, never>; reply: ReadinessResponse }
  /** Tells who the calling key is and what it may do. Use it to check a key, and before asking for what it may not. Any key will do; no scope is needed. */
  getPrincipal: { args: Record<never, never>; reply: PrincipalResponse }
  /** Lists the keys of the organization, oldest first, revoked ones too; never a secret. Use it to see who has access, and to find the key to revoke. Needs the scope `keys:manage`. */
  listKeys: { args: { limit?: number; cursor?: Cursor }; reply: KeyPageResponse }
  /** Mints a key and shows its secret once. Use it to give each agent, service or person a key with no more than it needs. A key grants at most its own scopes and its own trust ceiling. Without `principal_id` a new principal is made. Needs the scope `keys:manage`. */
  createKey: { args: { body: KeyInput }; reply: CreatedKeyResponse }
  /** Revokes a key. It stops at the next request. Use it when a key is no longer needed or may have leaked. Revoking it again is a success. Needs the scope `keys:manage`. */
  revokeKey: { args: { key_id: KeyId }; reply: RevokedKeyResponse }
  /** Turns a Git origin into one stable project id, whatever its spelling. Use it before the first record that belongs to a repository. Makes the project when it is new and the key holds `projects:create`; otherwise a new one is 404. Needs the scope `projects:resolve`. */
  resolveProject: { args: { body: ProjectInput }; reply: ResolvedProjectResponse }
  /** Lists the projects of the organization, oldest first. Use it to see which repositories the memory knows. Needs the scope `projects:resolve`. */
  listProjects: { args: { limit?: number; cursor?: Cursor }; reply: ProjectPageResponse }
  /** Lists the observations that the caller may read, subject by subject in order of arrival. Use it to look through the evidence; to find what bears on a task, compile. Erased ones stay as tombstones. A page ends early when its contents pass a million characters. Needs the scope `evidence:read`. */
  listObservations: { args: { subject_id?: SubjectId; project_id?: ProjectId; run_id?: RunId; kind?: ObservationKind; since?: Timestamp; until?: Timestamp; limit?: number; cursor?: Cursor }; reply: ObservationPageResponse }
  /** Appends one observation with its search entry, history, index queue entry and event, in one transaction. Use it for everything that was seen or said and may matter later. Evidence above the key's trust ceiling is refused. Needs the scope `observations:write`. */
  createObservation: { args: { body: ObservationInput }; reply: ObservationReceiptResponse }
  /** Appends up to 200 observations. Use it to bring in a conversation or a file at once. Each item has its own outcome, unless `atomic` asks for all or none. Needs the scope `observations:write`. */
  createObservationBatch: { args: { body: ObservationBatchInput }; reply: ObservationBatchResponse }
  /** Reads one observation. Use it to look at the evidence that a claim or an item of a pack names. One that was erased is answered as a tombstone without content. Needs the scope `evidence:read`. */
  getObservation: { args: { observation_id: ObservationId }; reply: ObservationResponse }
  /** Erases the content everywhere it stands: the row, the search index, and every claim that cites it, since a claim may quote it. Use it when evidence must not be kept; to end a claim that is wrong, revoke it. A tombstone and the hash stay. Erasing it again is a success. Needs the scope `observations:erase`. */
  eraseObservation: { args: { observation_id: ObservationId }; reply: ErasedObservationResponse }
  /** Writes up to 50 claims about one subject, each with the observations behind it, all or none. Use it to turn evidence into short statements that later tasks can be given. Needs the scope `claims:write`. */
  createConsolidation: { args: { body: ConsolidationInput }; reply: ConsolidationResponse }
  /** Lists the claims that the caller may read, subject by subject in order of writing. Use it to look through what is held to be true; to find what bears on a task, compile. Needs the scope `evidence:read`. */
  listClaims: { args: { subject_id?: SubjectId; project_id?: ProjectId; status?: ClaimStatus; kind?: ClaimKind; limit?: number; cursor?: Cursor }; reply: ClaimPageResponse }
  /** Reads one claim, whatever its status. Use it for its version before changing it. Needs the scope `evidence:read`. */
  getClaim: { args: { claim_id: ClaimId }; reply: ClaimResponse }
  /** Reads the observations behind a claim, by relation. Use it to judge whether a claim can be relied on. Those that the caller may not read are only counted. Needs the scope `evidence:read`. */
  getClaimEvidence: { args: { claim_id: ClaimId }; reply: ClaimEvidenceResponse }
  /** Reads what happened to a claim, oldest first. Use it to see who changed it, when and why. Needs the scope `evidence:read`. */
  getClaimHistory: { args: { claim_id: ClaimId; limit?: number; cursor?: Cursor }; reply: HistoryPageResponse }
  /** Marks the claim as superseded by a live claim of the same subject. Use it when a newer claim says better what this one said. Nothing is overwritten: both stay readable and linked. Needs the scope `claims:write`. */
  supersedeClaim: { args: { claim_id: ClaimId; body: SupersedeInput }; reply: ClaimResponse }
  /** Marks the claim as revoked: it should not have been made. Use it when a claim is wrong. It is compiled no more. Needs the scope `claims:write`. */
  revokeClaim: { args: { claim_id: ClaimId; body: LifecycleInput }; reply: ClaimResponse }
  /** Marks the claim as expired: it held once and holds no more. Use it when the world has changed and nothing takes the place of the claim. It is compiled no more. Needs the scope `claims:write`. */
  expireClaim: { args: { claim_id: ClaimId; body: LifecycleInput }; reply: ClaimResponse }
  /** Finds what the memory knows that bears on a task, best first, within a token budget. Use it at the start of a task, and again when the task turns. The pack is recorded, so that feedback can refer to it. Needs the scope `context:compile`. */
  compileContext: { args: { body: CompileInput }; reply: ContextPackResponse }
  /** Reads a pack as it was compiled. Use it to see again what an agent was given. What was erased since is gone from it. Readable by who compiled it and by whom it was handed to. Needs the scope `context:compile`. */
  getContext: { args: { context_id: ContextId }; reply: ContextPackResponse }
  /** Records feedback on a pack or on one of its claims. Use it after a task, to say what helped and what did harm. From three signals on a claim its rank moves. Needs the scope `feedback:write`. */
  recordFeedback: { args: { context_id: ContextId; body: FeedbackInput }; reply: FeedbackResponse }
  /** Reads the caller's live checkpoint of a subject and kind. Use it to go on where the work stopped. With `handoff_id` the one that was handed over to the caller. Needs the scope `checkpoints:read`. */
  getCheckpoint: { args: { subject_id: SubjectId; kind: CheckpointKind; handoff_id?: HandoffId }; reply: CheckpointResponse }
  /** Saves state under the caller, a subject and a kind, in place of the one that stands. Use it to be able to go on after a break. With `expected_version` only if nobody saved in between. Needs the scope `checkpoints:write`. */
  saveCheckpoint: { args: { body: CheckpointInput }; reply: SavedCheckpointResponse }
  /** Deletes a live checkpoint of the caller. Use it when the work is done and the state is of no more use. Needs the scope `checkpoints:write`. */
  deleteCheckpoint: { args: { checkpoint_id: CheckpointId }; reply: DeletedCheckpointResponse }
  /** Lists the live leases of the organization, oldest first. Use it to see who holds a resource and until when. Needs the scope `leases:read`. */
  listLeases: { args: { resource_type?: ResourceType; resource_id?: ResourceId; limit?: number; cursor?: Cursor }; reply: LeasePageResponse }
  /** Gives the caller the resource for a time, unless another holds it. Use it before changing what several agents could change at once. The holder's repeat renews and keeps the id. Needs the scope `leases:write`. */
  acquireLease: { args: { body: LeaseInput }; reply: AcquiredLeaseResponse }
  /** Gives a resource back. Use it as soon as the work on the resource is done. Only the holder can. Needs the scope `leases:write`. */
  releaseLease: { args: { lease_id: LeaseId }; reply: ReleasedLeaseResponse }
  /** Lists the handoffs that the caller sent or is the target of, oldest first. Use it to find work that waits for an answer. Needs the scope `handoffs:read`. */
  listHandoffs: { args: { role?: HandoffRole; status?: HandoffStatus; limit?: number; cursor?: Cursor }; reply: HandoffPageResponse }
  /** Hands work to another principal of the organization, by name. Use it when another must go on with the work, with the context and the checkpoint that it needs. The name needs no key yet. Needs the scope `handoffs:write`. */
  createHandoff: { args: { body: HandoffInput }; reply: HandoffResponse }
  /** Accepts or rejects a pending handoff. Use it before starting on handed work. Only the target can, and only once. Needs the scope `handoffs:write`. */
  resolveHandoff: { args: { handoff_id: HandoffId; body: HandoffResolutionInput }; reply: HandoffResponse }
  /** Reads what happened, in order of commit, after a cursor. Use it to follow changes without reading every list again. Poll with `next_cursor`; nothing is skipped and nothing comes twice. Needs the scope `events:read`. */
  listEvents: { args: { subject_id?: SubjectId; type?: EventType; limit?: number; cursor?: Cursor }; reply: EventPageResponse }
  /** Reads one event. Use it to look up an event that a log or another program names. Needs the scope `events:read`. */
  getEvent: { args: { event_id: EventId }; reply: EventResponse }
  /** Lists the subjects that the caller can read records of, by name, with counts. Use it to see whom and what the memory is about. Needs the scope `evidence:read`. */
  listSubjects: { args: { limit?: number; cursor?: Cursor }; reply: SubjectPageResponse }
  /** Erases everything about a subject: observations, claims, checkpoints, packs and search entries, of every principal. Use it when somebody asks to be forgotten. A name that holds nothing is a success with zero counts. Needs the scope `observations:erase`. */
  eraseSubject: { args: { subject_id: SubjectId }; reply: ErasedSubjectResponse }
  /** Tells how the embedder is, how many of the organization's records wait for a vector, and how many have one, by model. Use it when `degraded.vector` of a pack, or readiness, says that vectors took no part. Vectors of another model than the current one take no part: rebuild replaces them. Needs the scope `index:write`. */
  getIndexStatus: { args: Record<never, never>; reply: IndexStatusResponse }
  /** Makes vectors for waiting records of the organization now, those that failed before included, at most `limit` and for at most some seconds; the server does the same by itself a little later. Use it after a large import, or once the embedder works again. Without an embedder nothing is done. Needs the scope `index:write`. */
  drainIndex: { args: { body: DrainInput }; reply: DrainedIndexResponse }
  /** Queues live records of the organization again, at most `limit` of them: after another model was configured, or where the queue was not kept. Call it with `next_cursor` until that is null. What `titen_remember` stored is not queued. Each record keeps the vector that it has until it gets a new one. Needs the scope `index:write`. */
  rebuildIndex: { args: { body: RebuildInput }; reply: RebuiltIndexResponse }
}
export type OperationId = keyof Operations
/** The operations that answer a page of a list. */
export type PagedId = 'listKeys' | 'listProjects' | 'listObservations' | 'listClaims' | 'getClaimHistory' | 'listLeases' | 'listHandoffs' | 'listEvents' | 'listSubjects'

/** Method, path, and what is special: it takes an Idempotency-Key, it is a list, or it needs no key. */
export type CallRow = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, trait?: 'keyed' | 'paged' | 'open']
export declare const calls: Readonly<Record<OperationId, CallRow>>
