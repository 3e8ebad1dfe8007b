// The examples of the contract name records that no server has, so a fuzzer that starts from them would mostly see 404.
// This makes one record of each kind and puts their ids in the place of those in the examples.

const EXAMPLES = {
  project: 'proj_019863f0c1aa7c3d9a1b2c3d4e5f607b',
  observation: 'obs_019863f0c1a07c3d9a1b2c3d4e5f6071',
  claim: 'claim_019863f0c1a17c3d9a1b2c3d4e5f6072',
  successor: 'claim_019863f0c1a27c3d9a1b2c3d4e5f6073',
  context: 'ctx_019863f0c1a37c3d9a1b2c3d4e5f6074',
  checkpoint: 'ckpt_019863f0c1a57c3d9a1b2c3d4e5f6076',
  lease: 'lease_019863f0c1a67c3d9a1b2c3d4e5f6077',
  handoff: 'hoff_019863f0c1a77c3d9a1b2c3d4e5f6078',
  key: 'key_019863f0c1a87c3d9a1b2c3d4e5f6079',
  event: 'evt_019863f0c1ab7c3d9a1b2c3d4e5f607c',
}
const SUBJECT = 'user_rama'
const STATEMENT = 'Deploy smoke must pass before release.'

/** A function that calls one operation and answers its data. */
function caller ({ url, key }) {
  return async (method, path, body) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const { data, error } = await answer.json()
    if (error !== undefined) throw new Error(`${method} ${path} failed: ${error.message}`)
    return data
  }
}

/** Makes evidence, two claims that rest on it, and a pack. */
async function makeRecords (call) {
  const { observation_id: observation } = await call('POST', '/v1/observations', { subject_id: SUBJECT, kind: 'user_statement', content: STATEMENT, source: { type: 'conversation' } })
  const sources = [{ observation_id: observation, relation: 'supports' }]
  const { claims } = await call('POST', '/v1/consolidations', {
    subject_id: SUBJECT,
    claims: [{ kind: 'procedural', statement: STATEMENT, sources }, { kind: 'procedural', statement: 'Deploy smoke must pass twice.', sources }],
  })
  const { context_id: context } = await call('POST', '/v1/context/compile', { subject_id: SUBJECT, task: 'deploy safely', max_tokens: 1200 })
  return { observation, claim: claims[0].claim_id, successor: claims[1].claim_id, context }
}

/** Makes what agents work together with; the handoff comes from another principal, so that the caller can answer it. */
async function makeCoordination (call, server, principal) {
  const { key_id: key, api_key: theirs } = await call('POST', '/v1/keys', { label: 'fuzzed', scopes: ['handoffs:write'] })
  const { project_id: project } = await call('POST', '/v1/projects/resolve', { origin: 'git@git.example:acme/shop.git' })
  const { checkpoint_id: checkpoint } = await call('POST', '/v1/checkpoints', { subject_id: SUBJECT, kind: 'task_state', state: { step: 2 }, ttl_seconds: 3600 })
  const { lease_id: lease } = await call('POST', '/v1/leases', { resource_type: 'file', resource_id: 'src/a b/c.ts', purpose: 'rewrite the lexer', ttl_seconds: 3600 })
  const { handoff_id: handoff } = await caller({ url: server.url, key: theirs })('POST', '/v1/handoffs', { to_principal: principal, subject_id: SUBJECT })
  return { key, project, checkpoint, lease, handoff }
}

/**
 * Fills the server with one record of each kind.
 * @param text the contract as JSON
 * @returns the contract with ids that this server has, and the id of the calling key
 */
export async function makeExamplesReal (server, text) {
  const call = caller(server)
  const { key_id: keyId, principal_id: principal } = await call('GET', '/v1/principal')
  const made = { ...await makeRecords(call), ...await makeCoordination(call, server, principal) }
  const { items: [{ event_id: event }] } = await call('GET', '/v1/events?limit=1')
  let document = text
  for (const [name, id] of Object.entries({ ...made, event })) document = document.replaceAll(EXAMPLES[name], id)
  return { document, keyId }
}
