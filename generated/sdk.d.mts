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
  /** Liveness probe: answers as long as the process does, whatever the state of the store. */
  getHealth: { args: Record<never, never>; reply: LivenessResponse }
  /** Readiness probe: checks the store and says what the server can do. 503 names the checks that failed. */
  getReadiness: { args: Record<never, never>; reply: ReadinessResponse }
  /** Tells who the calling key is and what it may do. Use it to check a key. */
  getPrincipal: { args: Record<never, never>; reply: PrincipalResponse }
  /** Lists the keys of the organization, oldest first, revoked ones too; never a secret. */
  listKeys: { args: { limit?: number; cursor?: Cursor }; reply: KeyPageResponse }
  /** Mints a key and shows its secret once. A key grants at most its own scopes and its own trust ceiling. Without `principal_id` a new principal is made. */
  createKey: { args: { body: KeyInput }; reply: CreatedKeyResponse }
  /** Revokes a key. It stops at the next request. Revoking it again is a success. */
  revokeKey: { args: { key_id: KeyId }; reply: RevokedKeyResponse }
  /** Turns a Git origin into one stable project id, whatever its spelling. Makes the project when it is new and the key holds `projects:create`; otherwise a new one is 404. */
  resolveProject: { args: { body: ProjectInput }; reply: ResolvedProjectResponse }
  /** Lists the projects of the organization, oldest first. */
  listProjects: { args: { limit?: number; cursor?: Cursor }; reply: ProjectPageResponse }
  /** Lists the observations that the caller may read, subject by subject in order of arrival. Erased ones stay as tombstones. */
  listObservations: { args: { subject_id?: SubjectId; project_id?: ProjectId; run_id?: RunId; kind?: ObservationKind; since?: Timestamp; until?: Timestamp; limit?: number; cursor?: Cursor }; reply: ObservationPageResponse }
  /** Appends one observation with its search entry, history, index queue entry and event, in one transaction. Evidence above the key's trust ceiling is refused. */
  createObservation: { args: { body: ObservationInput }; reply: ObservationReceiptResponse }
  /** Appends up to 200 observations. Each item has its own outcome, unless `atomic` asks for all or none. */
  createObservationBatch: { args: { body: ObservationBatchInput }; reply: ObservationBatchResponse }
  /** Reads one observation. One that was erased is answered as a tombstone without content. */
  getObservation: { args: { observation_id: ObservationId }; reply: ObservationResponse }
  /** Erases the content everywhere it stands: the row, the search index, and every claim that cites it, since a claim may quote it. A tombstone and the hash stay. Erasing it again is a success. */
  eraseObservation: { args: { observation_id: ObservationId }; reply: ErasedObservationResponse }
  /** Writes up to 50 claims about one subject, each with the observations behind it, all or none. */
  createConsolidation: { args: { body: ConsolidationInput }; reply: ConsolidationResponse }
  /** Lists the claims that the caller may read, subject by subject in order of writing. */
  listClaims: { args: { subject_id?: SubjectId; project_id?: ProjectId; status?: ClaimStatus; kind?: ClaimKind; limit?: number; cursor?: Cursor }; reply: ClaimPageResponse }
  /** Reads one claim, whatever its status. */
  getClaim: { args: { claim_id: ClaimId }; reply: ClaimResponse }
  /** Reads the observations behind a claim, by relation. Those that the caller may not read are only counted. */
  getClaimEvidence: { args: { claim_id: ClaimId }; reply: ClaimEvidenceResponse }
  /** Reads what happened to a claim, oldest first. */
  getClaimHistory: { args: { claim_id: ClaimId; limit?: number; cursor?: Cursor }; reply: HistoryPageResponse }
  /** Marks the claim as superseded by a live claim of the same subject. Nothing is overwritten: both stay readable and linked. */
  supersedeClaim: { args: { claim_id: ClaimId; body: SupersedeInput }; reply: ClaimResponse }
  /** Marks the claim as revoked: it should not have been made. It is compiled no more. */
  revokeClaim: { args: { claim_id: ClaimId; body: LifecycleInput }; reply: ClaimResponse }
  /** Marks the claim as expired: it held once and holds no more. It is compiled no more. */
  expireClaim: { args: { claim_id: ClaimId; body: LifecycleInput }; reply: ClaimResponse }
  /** Finds what the memory knows that bears on a task, best first, within a token budget. The pack is recorded, so that feedback can refer to it. */
  compileContext: { args: { body: CompileInput }; reply: ContextPackResponse }
  /** Reads a pack as it was compiled. What was erased since is gone from it. Readable by who compiled it and by whom it was handed to. */
  getContext: { args: { context_id: ContextId }; reply: ContextPackResponse }
  /** Records feedback on a pack or on one of its claims. From three signals on a claim its rank moves. */
  recordFeedback: { args: { context_id: ContextId; body: FeedbackInput }; reply: FeedbackResponse }
  /** Reads the caller's live checkpoint of a subject and kind. With `handoff_id` the one that was handed over to the caller. */
  getCheckpoint: { args: { subject_id: SubjectId; kind: CheckpointKind; handoff_id?: HandoffId }; reply: CheckpointResponse }
  /** Saves state under the caller, a subject and a kind, in place of the one that stands. With `expected_version` only if nobody saved in between. */
  saveCheckpoint: { args: { body: CheckpointInput }; reply: SavedCheckpointResponse }
  /** Deletes a live checkpoint of the caller. */
  deleteCheckpoint: { args: { checkpoint_id: CheckpointId }; reply: DeletedCheckpointResponse }
  /** Lists the live leases of the organization, oldest first. */
  listLeases: { args: { resource_type?: ResourceType; resource_id?: ResourceId; limit?: number; cursor?: Cursor }; reply: LeasePageResponse }
  /** Gives the caller the resource for a time, unless another holds it. The holder's repeat renews and keeps the id. */
  acquireLease: { args: { body: LeaseInput }; reply: AcquiredLeaseResponse }
  /** Gives a resource back. Only the holder can. */
  releaseLease: { args: { lease_id: LeaseId }; reply: ReleasedLeaseResponse }
  /** Lists the handoffs that the caller sent or is the target of, oldest first. */
  listHandoffs: { args: { role?: HandoffRole; status?: HandoffStatus; limit?: number; cursor?: Cursor }; reply: HandoffPageResponse }
  /** Hands work to another principal of the organization, by name. The name needs no key yet. */
  createHandoff: { args: { body: HandoffInput }; reply: HandoffResponse }
  /** Accepts or rejects a pending handoff. Only the target can, and only once. */
  resolveHandoff: { args: { handoff_id: HandoffId; body: HandoffResolutionInput }; reply: HandoffResponse }
  /** Reads what happened, in order of commit, after a cursor. Poll with `next_cursor`; nothing is skipped and nothing comes twice. */
  listEvents: { args: { subject_id?: SubjectId; type?: EventType; limit?: number; cursor?: Cursor }; reply: EventPageResponse }
  /** Reads one event. */
  getEvent: { args: { event_id: EventId }; reply: EventResponse }
  /** Lists the subjects that the caller can read records of, by name, with counts. */
  listSubjects: { args: { limit?: number; cursor?: Cursor }; reply: SubjectPageResponse }
  /** Erases everything about a subject: observations, claims, checkpoints, packs and search entries, of every principal. A name that holds nothing is a success with zero counts. */
  eraseSubject: { args: { subject_id: SubjectId }; reply: ErasedSubjectResponse }
  /** Tells how the embedder is, how many of the organization's records wait for a vector, and how many have one, by model. Vectors of another model than the current one take no part: rebuild replaces them. */
  getIndexStatus: { args: Record<never, never>; reply: IndexStatusResponse }
  /** Makes vectors for waiting records of the organization now, those that failed before included, at most `limit` and for at most some seconds; the server does the same by itself a little later. Without an embedder nothing is done. */
  drainIndex: { args: { body: DrainInput }; reply: DrainedIndexResponse }
  /** Queues live records of the organization again, at most `limit` of them: after another model was configured, or where the queue was not kept. Call it with `next_cursor` until that is null. What `titen_remember` stored is not queued. Each record keeps the vector that it has until it gets a new one. */
  rebuildIndex: { args: { body: RebuildInput }; reply: RebuiltIndexResponse }
}
export type OperationId = keyof Operations
/** The operations that answer a page of a list. */
export type PagedId = 'listKeys' | 'listProjects' | 'listObservations' | 'listClaims' | 'getClaimHistory' | 'listLeases' | 'listHandoffs' | 'listEvents' | 'listSubjects'

/** Method, path, and what is special: it takes an Idempotency-Key, it is a list, or it needs no key. */
export type CallRow = readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, trait?: 'keyed' | 'paged' | 'open']
export declare const calls: Readonly<Record<OperationId, CallRow>>
