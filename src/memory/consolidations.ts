// Writing claims: each rests on observations, is trusted no more than they are, and is seen by no more readers.
import type { ClaimInput, Consolidation, ConsolidationInput, Trust, Visibility, WrittenClaim } from '#generated/api.d.ts'
import type { Call, Deps } from '../deps.ts'
import { TitenError, invalid, notFound } from '../errors/error.ts'
import { idText, newUid, uidOf } from '../ids.ts'
import { lowerTrust, requireTrust, trustRank, type Caller } from '../keys/caller.ts'
import { analyseClaim, type Language } from '../retrieval/analyse.ts'
import { findSource, insertClaim, insertClaimSource, type SourceRow } from '../store/claims.ts'
import { insertJournal, insertOutbox } from '../store/events.ts'
import { shelfOf, type Tx } from '../store/store.ts'
import { takePlaces } from '../store/subjects.ts'
import { coverEvidence } from './evidence.ts'
import { readInstantOrNull } from './instants.ts'
import { mutate } from './mutation.ts'
import { requireProject } from './projects.ts'

const WIDTH: readonly Visibility[] = ['private', 'team', 'organization']

type Source = SourceRow & { relation: ClaimInput['sources'][number]['relation'] }

/** The observations that a claim cites, each once. @throws NOT_FOUND, naming the field, for one that the caller may not read */
async function readSources(tx: Tx, caller: Caller, claim: ClaimInput, path: string): Promise<Source[]> {
  const sources: Source[] = []
  const seen = new Set<string>()
  for (const [index, { observation_id, relation }] of claim.sources.entries()) {
    const field = `${path}.sources[${index}].observation_id`
    if (seen.has(`${observation_id} ${relation}`)) continue
    seen.add(`${observation_id} ${relation}`)
    const row = await findSource(tx, caller, uidOf(observation_id))
    if (!row) throw new TitenError('NOT_FOUND', notFound('observation').message, { details: [{ field, message: 'is no observation that you can read' }] })
    if (row.content === null) throw invalid(field, 'is an observation that was erased')
    sources.push({ ...row, relation })
  }
  if (!sources.some((source) => source.relation === 'supports')) throw invalid(`${path}.sources`, 'must hold at least one source that supports the claim')
  return sources
}

/** Trust of a claim: as asked, or the best of its supports within the key's ceiling; never above either. */
function decideTrust(caller: Caller, claim: ClaimInput, sources: Source[], path: string): Trust {
  const best = sources.filter((source) => source.relation === 'supports').map((source) => source.trust).reduce((a, b) => (trustRank(a) > trustRank(b) ? a : b))
  if (claim.trust === undefined) return lowerTrust(best, caller.maxTrust)
  requireTrust(caller, claim.trust)
  if (trustRank(claim.trust) > trustRank(best)) throw invalid(`${path}.trust`, `must not be above the best supporting evidence, which is "${best}"`)
  return claim.trust
}

/** Visibility of a claim: as asked, or that of its narrowest source; never wider. */
function decideVisibility(claim: ClaimInput, sources: Source[], path: string): Visibility {
  const narrowest = sources.map((source) => source.visibility).reduce((a, b) => (WIDTH.indexOf(a) < WIDTH.indexOf(b) ? a : b))
  if (claim.visibility === undefined) return narrowest
  if (WIDTH.indexOf(claim.visibility) > WIDTH.indexOf(narrowest)) throw invalid(`${path}.visibility`, `must not be wider than the narrowest source, which is "${narrowest}"`)
  return claim.visibility
}

/** When a claim holds, in milliseconds. */
function decideValidity(claim: ClaimInput, path: string, now: number): { given: number | null; from: number; to: number | null } {
  const given = readInstantOrNull(`${path}.valid_from`, claim.valid_from)
  const from = given ?? now
  const to = readInstantOrNull(`${path}.valid_to`, claim.valid_to)
  if (to !== null && to <= from) throw invalid(`${path}.valid_to`, 'must be after valid_from')
  return { given, from, to }
}

/** A claim with all that was decided of it, before it has a place. */
type Draft = {
  claim: ClaimInput; sources: Source[]; trust: Trust; visibility: Visibility; status: 'active' | 'disputed'; owner: number
  validity: { given: number | null; from: number; to: number | null }
}

async function draftClaim(tx: Tx, caller: Caller, claim: ClaimInput, path: string, now: number): Promise<Draft> {
  const sources = await readSources(tx, caller, claim, path)
  const trust = decideTrust(caller, claim, sources, path)
  const visibility = decideVisibility(claim, sources, path)
  return {
    claim, sources, trust, visibility, validity: decideValidity(claim, path, now),
    status: sources.some((source) => source.relation === 'contradicts') ? 'disputed' : 'active',
    owner: visibility === 'private' ? caller.principal : 0,
  }
}

async function writeClaim(tx: Tx, caller: Caller, { claim, sources, trust, visibility, status, validity, owner }: Draft, place: { key: number; project: number | null }, language: Language, now: number): Promise<WrittenClaim> {
  const supports = sources.filter((source) => source.relation === 'supports')
  const newest = supports.reduce<number | null>((latest, { occurred_at: at }) => (at !== null && (latest === null || at > latest) ? at : latest), null)
  const { tokens, cues } = analyseClaim(claim.statement, supports.map((source) => source.content!), language)
  const { key, project } = place
  const uid = newUid(now)
  await insertClaim(tx, caller, {
    key, uid, kind: claim.kind, statement: claim.statement, confidence: claim.confidence ?? 0.8, trust, visibility, status,
    observer: claim.observer_id ?? null, project, run: supports.find((source) => source.run !== null)?.run ?? null,
    agent: supports.find((source) => source.agent !== null)?.agent ?? null, happenedAt: validity.given ?? newest ?? now,
    validFrom: validity.from, validTo: validity.to, cues, createdAt: now,
  })
  await tx.putTokens('claims', key, tokens)
  for (const source of sources) await insertClaimSource(tx, key, source.key, source.relation)
  await insertJournal(tx, caller, { type: 'claim.created', record: uid, shelf: shelfOf(key), owner, history: 1, now })
  await insertOutbox(tx, 'claim', key, now)
  return { claim_id: idText('claim', uid), status, trust, visibility, version: 1 }
}

/** Gives each draft a place on the shelf of its readers, in order. */
async function givePlaces(tx: Tx, caller: Caller, subject: string, drafts: Draft[]): Promise<number[]> {
  const next = new Map<number, number>()
  for (const owner of new Set(drafts.map((draft) => draft.owner))) {
    next.set(owner, (await takePlaces(tx, caller, subject, owner, 'claims', drafts.filter((draft) => draft.owner === owner).length)).firstKey)
  }
  return drafts.map(({ owner }) => {
    const key = next.get(owner)!
    next.set(owner, key + 1)
    return key
  })
}

/**
 * Writes up to 50 claims about one subject, all or none.
 * @throws NOT_FOUND for evidence or a project that the caller may not read, FORBIDDEN above the trust ceiling,
 *   VALIDATION_ERROR naming the field for what breaks a rule
 */
export async function recordConsolidation(deps: Deps, call: Call, input: ConsolidationInput): Promise<Consolidation> {
  const written = await mutate(deps, call, async (tx) => {
    const project = await requireProject(tx, call.caller, input.project_id)
    const now = deps.now()
    const drafts: Draft[] = []
    for (const [index, claim] of input.claims.entries()) drafts.push(await draftClaim(tx, call.caller, claim, `claims[${index}]`, now))
    const keys = await givePlaces(tx, call.caller, input.subject_id, drafts)
    const claims: WrittenClaim[] = []
    for (const [index, draft] of drafts.entries()) claims.push(await writeClaim(tx, call.caller, draft, { key: keys[index]!, project }, deps.config.TITEN_LANGUAGE, now))
    const shared = drafts.filter(({ owner }) => owner === 0).flatMap(({ sources }) => sources)
    await coverEvidence(tx, shared.filter((source) => source.cited === 0 && source.subject === input.subject_id))
    return { claims }
  })
  deps.vectors?.wake()
  return written
}
