// Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
export type ValidationError = {
  /** JSON pointer to the value at fault: "" for the whole, "/items/3/kind" for a part. */
  instancePath: string
  schemaPath: string
  keyword: string
  message?: string
  params: Record<string, unknown>
}
export type Validate = ((data: unknown) => boolean) & { errors?: ValidationError[] | null }
export declare const getPrincipal_querystring: Validate
export declare const listKeys_querystring: Validate
export declare const createKey_querystring: Validate
export declare const createKey_headers: Validate
export declare const revokeKey_params: Validate
export declare const revokeKey_querystring: Validate
export declare const revokeKey_headers: Validate
export declare const resolveProject_querystring: Validate
export declare const resolveProject_headers: Validate
export declare const listProjects_querystring: Validate
export declare const listObservations_querystring: Validate
export declare const createObservation_querystring: Validate
export declare const createObservation_headers: Validate
export declare const createObservationBatch_querystring: Validate
export declare const createObservationBatch_headers: Validate
export declare const getObservation_params: Validate
export declare const getObservation_querystring: Validate
export declare const eraseObservation_params: Validate
export declare const eraseObservation_querystring: Validate
export declare const eraseObservation_headers: Validate
export declare const createConsolidation_querystring: Validate
export declare const createConsolidation_headers: Validate
export declare const listClaims_querystring: Validate
export declare const getClaim_params: Validate
export declare const getClaim_querystring: Validate
export declare const getClaimEvidence_params: Validate
export declare const getClaimEvidence_querystring: Validate
export declare const getClaimHistory_params: Validate
export declare const getClaimHistory_querystring: Validate
export declare const supersedeClaim_params: Validate
export declare const supersedeClaim_querystring: Validate
export declare const supersedeClaim_headers: Validate
export declare const revokeClaim_params: Validate
export declare const revokeClaim_querystring: Validate
export declare const revokeClaim_headers: Validate
export declare const expireClaim_params: Validate
export declare const expireClaim_querystring: Validate
export declare const expireClaim_headers: Validate
export declare const compileContext_querystring: Validate
export declare const compileContext_headers: Validate
export declare const getContext_params: Validate
export declare const getContext_querystring: Validate
export declare const recordFeedback_params: Validate
export declare const recordFeedback_querystring: Validate
export declare const recordFeedback_headers: Validate
export declare const getCheckpoint_querystring: Validate
export declare const saveCheckpoint_querystring: Validate
export declare const saveCheckpoint_headers: Validate
export declare const deleteCheckpoint_params: Validate
export declare const deleteCheckpoint_querystring: Validate
export declare const deleteCheckpoint_headers: Validate
export declare const listLeases_querystring: Validate
export declare const acquireLease_querystring: Validate
export declare const acquireLease_headers: Validate
export declare const releaseLease_params: Validate
export declare const releaseLease_querystring: Validate
export declare const releaseLease_headers: Validate
export declare const listHandoffs_querystring: Validate
export declare const createHandoff_querystring: Validate
export declare const createHandoff_headers: Validate
export declare const resolveHandoff_params: Validate
export declare const resolveHandoff_querystring: Validate
export declare const resolveHandoff_headers: Validate
export declare const listEvents_querystring: Validate
export declare const getEvent_params: Validate
export declare const getEvent_querystring: Validate
export declare const listSubjects_querystring: Validate
export declare const eraseSubject_params: Validate
export declare const eraseSubject_querystring: Validate
export declare const eraseSubject_headers: Validate
export declare const getIndexStatus_querystring: Validate
export declare const drainIndex_querystring: Validate
export declare const drainIndex_headers: Validate
export declare const rebuildIndex_querystring: Validate
export declare const rebuildIndex_headers: Validate
export declare const createKey_body: Validate
export declare const resolveProject_body: Validate
export declare const createObservation_body: Validate
export declare const createObservationBatch_body: Validate
export declare const createConsolidation_body: Validate
export declare const supersedeClaim_body: Validate
export declare const revokeClaim_body: Validate
export declare const expireClaim_body: Validate
export declare const compileContext_body: Validate
export declare const recordFeedback_body: Validate
export declare const saveCheckpoint_body: Validate
export declare const acquireLease_body: Validate
export declare const createHandoff_body: Validate
export declare const resolveHandoff_body: Validate
export declare const drainIndex_body: Validate
export declare const rebuildIndex_body: Validate
export declare const createObservationBatch_item: Validate

export type ValidatorName = 'getPrincipal_querystring' | 'listKeys_querystring' | 'createKey_querystring' | 'createKey_headers' | 'revokeKey_params' | 'revokeKey_querystring' | 'revokeKey_headers' | 'resolveProject_querystring' | 'resolveProject_headers' | 'listProjects_querystring' | 'listObservations_querystring' | 'createObservation_querystring' | 'createObservation_headers' | 'createObservationBatch_querystring' | 'createObservationBatch_headers' | 'getObservation_params' | 'getObservation_querystring' | 'eraseObservation_params' | 'eraseObservation_querystring' | 'eraseObservation_headers' | 'createConsolidation_querystring' | 'createConsolidation_headers' | 'listClaims_querystring' | 'getClaim_params' | 'getClaim_querystring' | 'getClaimEvidence_params' | 'getClaimEvidence_querystring' | 'getClaimHistory_params' | 'getClaimHistory_querystring' | 'supersedeClaim_params' | 'supersedeClaim_querystring' | 'supersedeClaim_headers' | 'revokeClaim_params' | 'revokeClaim_querystring' | 'revokeClaim_headers' | 'expireClaim_params' | 'expireClaim_querystring' | 'expireClaim_headers' | 'compileContext_querystring' | 'compileContext_headers' | 'getContext_params' | 'getContext_querystring' | 'recordFeedback_params' | 'recordFeedback_querystring' | 'recordFeedback_headers' | 'getCheckpoint_querystring' | 'saveCheckpoint_querystring' | 'saveCheckpoint_headers' | 'deleteCheckpoint_params' | 'deleteCheckpoint_querystring' | 'deleteCheckpoint_headers' | 'listLeases_querystring' | 'acquireLease_querystring' | 'acquireLease_headers' | 'releaseLease_params' | 'releaseLease_querystring' | 'releaseLease_headers' | 'listHandoffs_querystring' | 'createHandoff_querystring' | 'createHandoff_headers' | 'resolveHandoff_params' | 'resolveHandoff_querystring' | 'resolveHandoff_headers' | 'listEvents_querystring' | 'getEvent_params' | 'getEvent_querystring' | 'listSubjects_querystring' | 'eraseSubject_params' | 'eraseSubject_querystring' | 'eraseSubject_headers' | 'getIndexStatus_querystring' | 'drainIndex_querystring' | 'drainIndex_headers' | 'rebuildIndex_querystring' | 'rebuildIndex_headers' | 'createKey_body' | 'resolveProject_body' | 'createObservation_body' | 'createObservationBatch_body' | 'createConsolidation_body' | 'supersedeClaim_body' | 'revokeClaim_body' | 'expireClaim_body' | 'compileContext_body' | 'recordFeedback_body' | 'saveCheckpoint_body' | 'acquireLease_body' | 'createHandoff_body' | 'resolveHandoff_body' | 'drainIndex_body' | 'rebuildIndex_body' | 'createObservationBatch_item'
