// House rules for mcp-tools.json. Hosts cache and compare the list, so the table below is the whole promise.
import t from 'tap'
import { tools, toolsJson } from '#generated/mcp.mjs'
import { doc, mcpTools, type Node } from '../support/contract.ts'

type Row = { name: string, description: string, required: string[], optional: string[], integers?: string[] }

const TABLE: Row[] = [
  { name: 'titen_remember', description: 'Append an observation to memory.', required: ['subject_id', 'kind', 'content', 'source_type', 'source_ref'], optional: ['trust', 'visibility'] },
  { name: 'titen_compile', description: 'Compile context for a task.', required: ['subject_id', 'task', 'max_tokens'], optional: [], integers: ['max_tokens'] },
  { name: 'titen_feedback', description: 'Record feedback on a context run.', required: ['context_id', 'outcome'], optional: ['claim_id', 'reason_code'] },
  { name: 'titen_checkpoint_save', description: 'Save or update a checkpoint.', required: ['subject_id', 'kind', 'state', 'ttl_seconds'], optional: [], integers: ['ttl_seconds'] },
  { name: 'titen_checkpoint_get', description: 'Get the current checkpoint for a subject and kind.', required: ['subject_id', 'kind'], optional: [] },
  { name: 'titen_lease_acquire', description: 'Acquire a coordination lease on a resource.', required: ['resource_type', 'resource_id', 'purpose', 'ttl_seconds'], optional: [], integers: ['ttl_seconds'] },
  { name: 'titen_handoff', description: 'Create a handoff to another principal.', required: ['to_principal', 'subject_id'], optional: ['message'] },
]

t.test('the seven tools, in order, with their arguments', async (t) => {
  t.same(mcpTools.tools.map(({ name, description }) => ({ name, description })), TABLE.map(({ name, description }) => ({ name, description })))
  for (const [at, row] of TABLE.entries()) {
    const schema = mcpTools.tools[at]?.inputSchema
    t.same(schema.required, row.required, `${row.name} requires`)
    t.same(Object.keys(schema.properties), [...row.required, ...row.optional], `${row.name} takes`)
    const integers = Object.entries<Node>(schema.properties).filter(([, { type }]) => type === 'integer').map(([name]) => name)
    t.same(integers, row.integers ?? [], `${row.name} takes integers`)
  }
})

t.test('schemas hold nothing that a host could trip over', async (t) => {
  for (const { name, inputSchema, ...rest } of mcpTools.tools) {
    t.same(Object.keys(rest), ['description'], `${name} carries nothing more`)
    t.same(Object.keys(inputSchema), ['type', 'properties', 'required'], `${name} has a plain object schema`)
    for (const [argument, schema] of Object.entries<Node>(inputSchema.properties)) {
      const words = Object.keys(schema).filter((word) => !['type', 'description', 'enum'].includes(word))
      t.same(words, [], `${name}.${argument} has a type, a description and at most an enum`)
      if (argument === 'state') t.same(schema, {}, `${name}.state takes anything`)
      else t.match(schema.type, /^(?:string|integer)$/, `${name}.${argument} is typed`)
    }
  }
})

t.test('three schemas declare enums, the same as the REST contract has', async (t) => {
  const enums = mcpTools.tools.flatMap(({ name, inputSchema }) => Object.entries<Node>(inputSchema.properties)
    .filter(([, schema]) => schema.enum !== undefined)
    .map(([argument, schema]) => [`${name}.${argument}`, schema.enum]))
  const { FeedbackOutcome, CheckpointKind } = doc.components.schemas
  t.same(enums, [
    ['titen_feedback.outcome', FeedbackOutcome.enum],
    ['titen_checkpoint_save.kind', CheckpointKind.enum],
    ['titen_checkpoint_get.kind', CheckpointKind.enum],
  ])
})

t.test('descriptions name the values that the REST contract has', async (t) => {
  const { ObservationKind, Trust, Visibility } = doc.components.schemas
  const { kind, trust, visibility } = mcpTools.tools[0]?.inputSchema.properties
  t.match(kind.description, ObservationKind.enum.join(', '))
  t.match(trust.description, Trust.enum.join(', '))
  t.match(visibility.description, Visibility.enum.join(', '))
})

t.test('the generated list is the file', async (t) => {
  t.same(tools, mcpTools.tools)
  t.same(JSON.parse(toolsJson), mcpTools)
})
