# Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
"""One function for each operation: what it sends, as a value. The clients send them."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .. import models
from ..call import Call, PagedCall, fill, given


def get_health() -> Call[models.Liveness, models.Meta]:
    """Liveness probe: answers as long as the process does, whatever the state of the store. Use it to decide whether to restart the process. Needs no key."""
    return Call("getHealth", "GET", "/healthz", open=True)


def get_readiness() -> Call[models.Readiness, models.Meta]:
    """Readiness probe: checks the store and says what the server can do. Use it to decide whether to send requests here; 503 names the checks that failed. Needs no key."""
    return Call("getReadiness", "GET", "/readyz", open=True)


def get_principal() -> Call[models.Principal, models.Meta]:
    """Tells who the calling key is and what it may do. Use it to check a key, and before asking for what it may not. Any key will do; no scope is needed."""
    return Call("getPrincipal", "GET", "/v1/principal")


def list_keys(
    *,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.KeyPage, models.Key]:
    """Lists the keys of the organization, oldest first, revoked ones too; never a secret. Use it to see who has access, and to find the key to revoke. Needs the scope `keys:manage`."""
    return PagedCall(
        "listKeys",
        "GET",
        "/v1/keys",
        query=given({"limit": limit, "cursor": cursor}),
    )


def create_key(
    *,
    label: str,
    scopes: Sequence[models.Scope],
    max_trust: Optional[models.Trust] = None,
    principal_id: Optional[str] = None,
    principal_kind: Optional[models.PrincipalKind] = None,
    expires_at: Optional[str] = None,
) -> Call[models.CreatedKey, models.Meta]:
    """Mints a key and shows its secret once. Use it to give each agent, service or person a key with no more than it needs. A key grants at most its own scopes and its own trust ceiling. Without `principal_id` a new principal is made. Needs the scope `keys:manage`."""
    return Call(
        "createKey",
        "POST",
        "/v1/keys",
        body={"label": label, "scopes": scopes, **given({"max_trust": max_trust, "principal_id": principal_id, "principal_kind": principal_kind, "expires_at": expires_at})},
        keyed=True,
    )


def revoke_key(key_id: str) -> Call[models.RevokedKey, models.Meta]:
    """Revokes a key. It stops at the next request. Use it when a key is no longer needed or may have leaked. Revoking it again is a success. Needs the scope `keys:manage`."""
    return Call("revokeKey", "DELETE", fill("/v1/keys/{key_id}", key_id=key_id), keyed=True)


def resolve_project(*, origin: str) -> Call[models.ResolvedProject, models.Meta]:
    """Turns a Git origin into one stable project id, whatever its spelling. Use it before the first record that belongs to a repository. Makes the project when it is new and the key holds `projects:create`; otherwise a new one is 404. Needs the scope `projects:resolve`."""
    return Call(
        "resolveProject",
        "POST",
        "/v1/projects/resolve",
        body={"origin": origin},
        keyed=True,
    )


def list_projects(
    *,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.ProjectPage, models.Project]:
    """Lists the projects of the organization, oldest first. Use it to see which repositories the memory knows. Needs the scope `projects:resolve`."""
    return PagedCall(
        "listProjects",
        "GET",
        "/v1/projects",
        query=given({"limit": limit, "cursor": cursor}),
    )


def list_observations(
    *,
    subject_id: Optional[str] = None,
    project_id: Optional[str] = None,
    run_id: Optional[str] = None,
    kind: Optional[models.ObservationKind] = None,
    since: Optional[str] = None,
    until: Optional[str] = None,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.ObservationPage, models.Observation]:
    """Lists the observations that the caller may read, subject by subject in order of arrival. Use it to look through the evidence; to find what bears on a task, compile. Erased ones stay as tombstones. A page ends early when its contents pass a million characters. Needs the scope `evidence:read`."""
    return PagedCall(
        "listObservations",
        "GET",
        "/v1/observations",
        query=given({"subject_id": subject_id, "project_id": project_id, "run_id": run_id, "kind": kind, "since": since, "until": until, "limit": limit, "cursor": cursor}),
    )


def create_observation(
    *,
    subject_id: str,
    kind: models.ObservationKind,
    content: str,
    source: models.Source,
    trust: Optional[models.Trust] = None,
    visibility: Optional[models.Visibility] = None,
    project_id: Optional[str] = None,
    agent_id: Optional[str] = None,
    run_id: Optional[str] = None,
    occurred_at: Optional[str] = None,
) -> Call[models.ObservationReceipt, models.Meta]:
    """Appends one observation with its search entry, history, index queue entry and event, in one transaction. Use it for everything that was seen or said and may matter later. Evidence above the key's trust ceiling is refused. Needs the scope `observations:write`."""
    return Call(
        "createObservation",
        "POST",
        "/v1/observations",
        body={"subject_id": subject_id, "kind": kind, "content": content, "source": source, **given({"trust": trust, "visibility": visibility, "project_id": project_id, "agent_id": agent_id, "run_id": run_id, "occurred_at": occurred_at})},
        keyed=True,
    )


def create_observation_batch(
    *,
    items: Sequence[models.ObservationInput],
    atomic: Optional[bool] = None,
) -> Call[models.ObservationBatch, models.Meta]:
    """Appends up to 200 observations. Use it to bring in a conversation or a file at once. Each item has its own outcome, unless `atomic` asks for all or none. Needs the scope `observations:write`."""
    return Call(
        "createObservationBatch",
        "POST",
        "/v1/observations/batch",
        body={"items": items, **given({"atomic": atomic})},
        keyed=True,
    )


def get_observation(observation_id: str) -> Call[models.Observation, models.Meta]:
    """Reads one observation. Use it to look at the evidence that a claim or an item of a pack names. One that was erased is answered as a tombstone without content. Needs the scope `evidence:read`."""
    return Call(
        "getObservation",
        "GET",
        fill("/v1/observations/{observation_id}", observation_id=observation_id),
    )


def erase_observation(observation_id: str) -> Call[models.ErasedObservation, models.Meta]:
    """Erases the content everywhere it stands: the row, the search index, and every claim that cites it, since a claim may quote it. Use it when evidence must not be kept; to end a claim that is wrong, revoke it. A tombstone and the hash stay. Erasing it again is a success. Needs the scope `observations:erase`."""
    return Call(
        "eraseObservation",
        "DELETE",
        fill("/v1/observations/{observation_id}", observation_id=observation_id),
        keyed=True,
    )


def create_consolidation(
    *,
    subject_id: str,
    claims: Sequence[models.ClaimInput],
    project_id: Optional[str] = None,
) -> Call[models.Consolidation, models.Meta]:
    """Writes up to 50 claims about one subject, each with the observations behind it, all or none. Use it to turn evidence into short statements that later tasks can be given. Needs the scope `claims:write`."""
    return Call(
        "createConsolidation",
        "POST",
        "/v1/consolidations",
        body={"subject_id": subject_id, "claims": claims, **given({"project_id": project_id})},
        keyed=True,
    )


def list_claims(
    *,
    subject_id: Optional[str] = None,
    project_id: Optional[str] = None,
    status: Optional[models.ClaimStatus] = None,
    kind: Optional[models.ClaimKind] = None,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.ClaimPage, models.Claim]:
    """Lists the claims that the caller may read, subject by subject in order of writing. Use it to look through what is held to be true; to find what bears on a task, compile. Needs the scope `evidence:read`."""
    return PagedCall(
        "listClaims",
        "GET",
        "/v1/claims",
        query=given({"subject_id": subject_id, "project_id": project_id, "status": status, "kind": kind, "limit": limit, "cursor": cursor}),
    )


def get_claim(claim_id: str) -> Call[models.Claim, models.Meta]:
    """Reads one claim, whatever its status. Use it for its version before changing it. Needs the scope `evidence:read`."""
    return Call("getClaim", "GET", fill("/v1/claims/{claim_id}", claim_id=claim_id))


def get_claim_evidence(claim_id: str) -> Call[models.ClaimEvidence, models.Meta]:
    """Reads the observations behind a claim, by relation. Use it to judge whether a claim can be relied on. Those that the caller may not read are only counted. Needs the scope `evidence:read`."""
    return Call(
        "getClaimEvidence",
        "GET",
        fill("/v1/claims/{claim_id}/evidence", claim_id=claim_id),
    )


def get_claim_history(
    claim_id: str,
    *,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.HistoryPage, models.HistoryEntry]:
    """Reads what happened to a claim, oldest first. Use it to see who changed it, when and why. Needs the scope `evidence:read`."""
    return PagedCall(
        "getClaimHistory",
        "GET",
        fill("/v1/claims/{claim_id}/history", claim_id=claim_id),
        query=given({"limit": limit, "cursor": cursor}),
    )


def supersede_claim(
    claim_id: str,
    *,
    successor_id: str,
    reason: str,
    expected_version: Optional[int] = None,
) -> Call[models.Claim, models.Meta]:
    """Marks the claim as superseded by a live claim of the same subject. Use it when a newer claim says better what this one said. Nothing is overwritten: both stay readable and linked. Needs the scope `claims:write`."""
    return Call(
        "supersedeClaim",
        "POST",
        fill("/v1/claims/{claim_id}/supersede", claim_id=claim_id),
        body={"successor_id": successor_id, "reason": reason, **given({"expected_version": expected_version})},
        keyed=True,
    )


def revoke_claim(
    claim_id: str,
    *,
    reason: str,
    expected_version: Optional[int] = None,
) -> Call[models.Claim, models.Meta]:
    """Marks the claim as revoked: it should not have been made. Use it when a claim is wrong. It is compiled no more. Needs the scope `claims:write`."""
    return Call(
        "revokeClaim",
        "POST",
        fill("/v1/claims/{claim_id}/revoke", claim_id=claim_id),
        body={"reason": reason, **given({"expected_version": expected_version})},
        keyed=True,
    )


def expire_claim(
    claim_id: str,
    *,
    reason: str,
    expected_version: Optional[int] = None,
) -> Call[models.Claim, models.Meta]:
    """Marks the claim as expired: it held once and holds no more. Use it when the world has changed and nothing takes the place of the claim. It is compiled no more. Needs the scope `claims:write`."""
    return Call(
        "expireClaim",
        "POST",
        fill("/v1/claims/{claim_id}/expire", claim_id=claim_id),
        body={"reason": reason, **given({"expected_version": expected_version})},
        keyed=True,
    )


def compile_context(
    *,
    subject_id: str,
    task: str,
    max_tokens: int,
    project_id: Optional[str] = None,
    include_checkpoints: Optional[bool] = None,
    kinds: Optional[Sequence[models.ItemKind]] = None,
    min_trust: Optional[models.Trust] = None,
    as_of: Optional[str] = None,
    format: Optional[models.PackFormat] = None,
    min_coverage: Optional[float] = None,
    explain: Optional[bool] = None,
) -> Call[models.ContextPack, models.ContextMeta]:
    """Finds what the memory knows that bears on a task, best first, within a token budget. Use it at the start of a task, and again when the task turns. The pack is recorded, so that feedback can refer to it. Needs the scope `context:compile`."""
    return Call(
        "compileContext",
        "POST",
        "/v1/context/compile",
        body={"subject_id": subject_id, "task": task, "max_tokens": max_tokens, **given({"project_id": project_id, "include_checkpoints": include_checkpoints, "kinds": kinds, "min_trust": min_trust, "as_of": as_of, "format": format, "min_coverage": min_coverage, "explain": explain})},
        keyed=True,
    )


def get_context(context_id: str) -> Call[models.ContextPack, models.ContextMeta]:
    """Reads a pack as it was compiled. Use it to see again what an agent was given. What was erased since is gone from it. Readable by who compiled it and by whom it was handed to. Needs the scope `context:compile`."""
    return Call("getContext", "GET", fill("/v1/context/{context_id}", context_id=context_id))


def record_feedback(
    context_id: str,
    *,
    outcome: models.FeedbackOutcome,
    claim_id: Optional[str] = None,
    reason_code: Optional[str] = None,
) -> Call[models.Feedback, models.Meta]:
    """Records feedback on a pack or on one of its claims. Use it after a task, to say what helped and what did harm. From three signals on a claim its rank moves. Needs the scope `feedback:write`."""
    return Call(
        "recordFeedback",
        "POST",
        fill("/v1/context/{context_id}/feedback", context_id=context_id),
        body={"outcome": outcome, **given({"claim_id": claim_id, "reason_code": reason_code})},
        keyed=True,
    )


def get_checkpoint(
    *,
    subject_id: str,
    kind: models.CheckpointKind,
    handoff_id: Optional[str] = None,
) -> Call[models.Checkpoint, models.Meta]:
    """Reads the caller's live checkpoint of a subject and kind. Use it to go on where the work stopped. With `handoff_id` the one that was handed over to the caller. Needs the scope `checkpoints:read`."""
    return Call(
        "getCheckpoint",
        "GET",
        "/v1/checkpoints",
        query={"subject_id": subject_id, "kind": kind, **given({"handoff_id": handoff_id})},
    )


def save_checkpoint(
    *,
    subject_id: str,
    kind: models.CheckpointKind,
    state: Any,
    ttl_seconds: int,
    expected_version: Optional[int] = None,
) -> Call[models.SavedCheckpoint, models.Meta]:
    """Saves state under the caller, a subject and a kind, in place of the one that stands. Use it to be able to go on after a break. With `expected_version` only if nobody saved in between. Needs the scope `checkpoints:write`."""
    return Call(
        "saveCheckpoint",
        "POST",
        "/v1/checkpoints",
        body={"subject_id": subject_id, "kind": kind, "state": state, "ttl_seconds": ttl_seconds, **given({"expected_version": expected_version})},
        keyed=True,
    )


def delete_checkpoint(checkpoint_id: str) -> Call[models.DeletedCheckpoint, models.Meta]:
    """Deletes a live checkpoint of the caller. Use it when the work is done and the state is of no more use. Needs the scope `checkpoints:write`."""
    return Call(
        "deleteCheckpoint",
        "DELETE",
        fill("/v1/checkpoints/{checkpoint_id}", checkpoint_id=checkpoint_id),
        keyed=True,
    )


def list_leases(
    *,
    resource_type: Optional[str] = None,
    resource_id: Optional[str] = None,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.LeasePage, models.Lease]:
    """Lists the live leases of the organization, oldest first. Use it to see who holds a resource and until when. Needs the scope `leases:read`."""
    return PagedCall(
        "listLeases",
        "GET",
        "/v1/leases",
        query=given({"resource_type": resource_type, "resource_id": resource_id, "limit": limit, "cursor": cursor}),
    )


def acquire_lease(
    *,
    resource_type: str,
    resource_id: str,
    purpose: str,
    ttl_seconds: int,
) -> Call[models.AcquiredLease, models.Meta]:
    """Gives the caller the resource for a time, unless another holds it. Use it before changing what several agents could change at once. The holder's repeat renews and keeps the id. Needs the scope `leases:write`."""
    return Call(
        "acquireLease",
        "POST",
        "/v1/leases",
        body={"resource_type": resource_type, "resource_id": resource_id, "purpose": purpose, "ttl_seconds": ttl_seconds},
        keyed=True,
    )


def release_lease(lease_id: str) -> Call[models.ReleasedLease, models.Meta]:
    """Gives a resource back. Use it as soon as the work on the resource is done. Only the holder can. Needs the scope `leases:write`."""
    return Call(
        "releaseLease",
        "DELETE",
        fill("/v1/leases/{lease_id}", lease_id=lease_id),
        keyed=True,
    )


def list_handoffs(
    *,
    role: Optional[models.HandoffRole] = None,
    status: Optional[models.HandoffStatus] = None,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.HandoffPage, models.Handoff]:
    """Lists the handoffs that the caller sent or is the target of, oldest first. Use it to find work that waits for an answer. Needs the scope `handoffs:read`."""
    return PagedCall(
        "listHandoffs",
        "GET",
        "/v1/handoffs",
        query=given({"role": role, "status": status, "limit": limit, "cursor": cursor}),
    )


def create_handoff(
    *,
    to_principal: str,
    subject_id: str,
    message: Optional[str] = None,
    context_id: Optional[str] = None,
    checkpoint_id: Optional[str] = None,
    ttl_seconds: Optional[int] = None,
) -> Call[models.Handoff, models.Meta]:
    """Hands work to another principal of the organization, by name. Use it when another must go on with the work, with the context and the checkpoint that it needs. The name needs no key yet. Needs the scope `handoffs:write`."""
    return Call(
        "createHandoff",
        "POST",
        "/v1/handoffs",
        body={"to_principal": to_principal, "subject_id": subject_id, **given({"message": message, "context_id": context_id, "checkpoint_id": checkpoint_id, "ttl_seconds": ttl_seconds})},
        keyed=True,
    )


def resolve_handoff(
    handoff_id: str,
    *,
    status: models.HandoffAnswer,
) -> Call[models.Handoff, models.Meta]:
    """Accepts or rejects a pending handoff. Use it before starting on handed work. Only the target can, and only once. Needs the scope `handoffs:write`."""
    return Call(
        "resolveHandoff",
        "POST",
        fill("/v1/handoffs/{handoff_id}/resolve", handoff_id=handoff_id),
        body={"status": status},
        keyed=True,
    )


def list_events(
    *,
    subject_id: Optional[str] = None,
    type: Optional[models.EventType] = None,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.EventPage, models.Event]:
    """Reads what happened, in order of commit, after a cursor. Use it to follow changes without reading every list again. Poll with `next_cursor`; nothing is skipped and nothing comes twice. Needs the scope `events:read`."""
    return PagedCall(
        "listEvents",
        "GET",
        "/v1/events",
        query=given({"subject_id": subject_id, "type": type, "limit": limit, "cursor": cursor}),
    )


def get_event(event_id: str) -> Call[models.Event, models.Meta]:
    """Reads one event. Use it to look up an event that a log or another program names. Needs the scope `events:read`."""
    return Call("getEvent", "GET", fill("/v1/events/{event_id}", event_id=event_id))


def list_subjects(
    *,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> PagedCall[models.SubjectPage, models.Subject]:
    """Lists the subjects that the caller can read records of, by name, with counts. Use it to see whom and what the memory is about. Needs the scope `evidence:read`."""
    return PagedCall(
        "listSubjects",
        "GET",
        "/v1/subjects",
        query=given({"limit": limit, "cursor": cursor}),
    )


def erase_subject(subject_id: str) -> Call[models.ErasedSubject, models.Meta]:
    """Erases everything about a subject: observations, claims, checkpoints, packs and search entries, of every principal. Use it when somebody asks to be forgotten. A name that holds nothing is a success with zero counts. Needs the scope `observations:erase`."""
    return Call(
        "eraseSubject",
        "DELETE",
        fill("/v1/subjects/{subject_id}", subject_id=subject_id),
        keyed=True,
    )


def get_index_status() -> Call[models.IndexStatus, models.Meta]:
    """Tells how the embedder is, how many of the organization's records wait for a vector, and how many have one, by model. Use it when `degraded.vector` of a pack, or readiness, says that vectors took no part. Vectors of another model than the current one take no part: rebuild replaces them. Needs the scope `index:write`."""
    return Call("getIndexStatus", "GET", "/v1/index/status")


def drain_index(*, limit: Optional[int] = None) -> Call[models.DrainedIndex, models.Meta]:
    """Makes vectors for waiting records of the organization now, those that failed before included, at most `limit` and for at most some seconds; the server does the same by itself a little later. Use it after a large import, or once the embedder works again. Without an embedder nothing is done. Needs the scope `index:write`."""
    return Call("drainIndex", "POST", "/v1/index/drain", body=given({"limit": limit}), keyed=True)


def rebuild_index(
    *,
    limit: Optional[int] = None,
    cursor: Optional[str] = None,
) -> Call[models.RebuiltIndex, models.Meta]:
    """Queues live records of the organization again, at most `limit` of them: after another model was configured, or where the queue was not kept. Call it with `next_cursor` until that is null. What `titen_remember` stored is not queued. Each record keeps the vector that it has until it gets a new one. Needs the scope `index:write`."""
    return Call(
        "rebuildIndex",
        "POST",
        "/v1/index/rebuild",
        body=given({"limit": limit, "cursor": cursor}),
        keyed=True,
    )
