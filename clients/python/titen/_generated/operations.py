# Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
"""Every operation of the contract, one method each."""

from __future__ import annotations

from typing import Any, Iterator, Optional, Sequence, TypeVar

from .. import models
from ..call import Call, PagedCall
from . import calls

_Data = TypeVar("_Data")
_Item = TypeVar("_Item")


class Operations:
    """Every operation of the contract, one method each."""

    def send(
        self,
        call: Call[_Data, Any],
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> _Data:
        """Sends a call of `titen.calls` and answers its data."""
        raise NotImplementedError

    def iterate(
        self, call: PagedCall[Any, _Item], *, timeout: Optional[float] = None
    ) -> Iterator[_Item]:
        """Every record of a list, one by one; a page is fetched when it is needed."""
        raise NotImplementedError

    def get_health(self, *, timeout: Optional[float] = None) -> models.Liveness:
        """Liveness probe: answers as long as the process does, whatever the state of the store. Use it to decide whether to restart the process. Needs no key."""
        call = calls.get_health()
        return self.send(call, timeout=timeout)

    def get_readiness(self, *, timeout: Optional[float] = None) -> models.Readiness:
        """Readiness probe: checks the store and says what the server can do. Use it to decide whether to send requests here; 503 names the checks that failed. Needs no key."""
        call = calls.get_readiness()
        return self.send(call, timeout=timeout)

    def get_principal(self, *, timeout: Optional[float] = None) -> models.Principal:
        """Tells who the calling key is and what it may do. Use it to check a key, and before asking for what it may not. Any key will do; no scope is needed."""
        call = calls.get_principal()
        return self.send(call, timeout=timeout)

    def list_keys(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.KeyPage:
        """Lists the keys of the organization, oldest first, revoked ones too; never a secret. Use it to see who has access, and to find the key to revoke. Needs the scope `keys:manage`."""
        call = calls.list_keys(limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_keys(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Key]:
        """Lists the keys of the organization, oldest first, revoked ones too; never a secret. Use it to see who has access, and to find the key to revoke. Needs the scope `keys:manage`. One by one, over all pages."""
        call = calls.list_keys(limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def create_key(
        self,
        *,
        label: str,
        scopes: Sequence[models.Scope],
        max_trust: Optional[models.Trust] = None,
        principal_id: Optional[str] = None,
        principal_kind: Optional[models.PrincipalKind] = None,
        expires_at: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.CreatedKey:
        """Mints a key and shows its secret once. Use it to give each agent, service or person a key with no more than it needs. A key grants at most its own scopes and its own trust ceiling. Without `principal_id` a new principal is made. Needs the scope `keys:manage`."""
        call = calls.create_key(
            label=label,
            scopes=scopes,
            max_trust=max_trust,
            principal_id=principal_id,
            principal_kind=principal_kind,
            expires_at=expires_at,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def revoke_key(
        self,
        key_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.RevokedKey:
        """Revokes a key. It stops at the next request. Use it when a key is no longer needed or may have leaked. Revoking it again is a success. Needs the scope `keys:manage`."""
        call = calls.revoke_key(key_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def resolve_project(
        self,
        *,
        origin: str,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ResolvedProject:
        """Turns a Git origin into one stable project id, whatever its spelling. Use it before the first record that belongs to a repository. Makes the project when it is new and the key holds `projects:create`; otherwise a new one is 404. Needs the scope `projects:resolve`."""
        call = calls.resolve_project(origin=origin)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def list_projects(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ProjectPage:
        """Lists the projects of the organization, oldest first. Use it to see which repositories the memory knows. Needs the scope `projects:resolve`."""
        call = calls.list_projects(limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_projects(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Project]:
        """Lists the projects of the organization, oldest first. Use it to see which repositories the memory knows. Needs the scope `projects:resolve`. One by one, over all pages."""
        call = calls.list_projects(limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def list_observations(
        self,
        *,
        subject_id: Optional[str] = None,
        project_id: Optional[str] = None,
        run_id: Optional[str] = None,
        kind: Optional[models.ObservationKind] = None,
        since: Optional[str] = None,
        until: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ObservationPage:
        """Lists the observations that the caller may read, subject by subject in order of arrival. Use it to look through the evidence; to find what bears on a task, compile. Erased ones stay as tombstones. A page ends early when its contents pass a million characters. Needs the scope `evidence:read`."""
        call = calls.list_observations(
            subject_id=subject_id,
            project_id=project_id,
            run_id=run_id,
            kind=kind,
            since=since,
            until=until,
            limit=limit,
            cursor=cursor,
        )
        return self.send(call, timeout=timeout)

    def iter_observations(
        self,
        *,
        subject_id: Optional[str] = None,
        project_id: Optional[str] = None,
        run_id: Optional[str] = None,
        kind: Optional[models.ObservationKind] = None,
        since: Optional[str] = None,
        until: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Observation]:
        """Lists the observations that the caller may read, subject by subject in order of arrival. Use it to look through the evidence; to find what bears on a task, compile. Erased ones stay as tombstones. A page ends early when its contents pass a million characters. Needs the scope `evidence:read`. One by one, over all pages."""
        call = calls.list_observations(
            subject_id=subject_id,
            project_id=project_id,
            run_id=run_id,
            kind=kind,
            since=since,
            until=until,
            limit=limit,
            cursor=cursor,
        )
        return self.iterate(call, timeout=timeout)

    def create_observation(
        self,
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
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ObservationReceipt:
        """Appends one observation with its search entry, history, index queue entry and event, in one transaction. Use it for everything that was seen or said and may matter later. Evidence above the key's trust ceiling is refused. Needs the scope `observations:write`."""
        call = calls.create_observation(
            subject_id=subject_id,
            kind=kind,
            content=content,
            source=source,
            trust=trust,
            visibility=visibility,
            project_id=project_id,
            agent_id=agent_id,
            run_id=run_id,
            occurred_at=occurred_at,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def create_observation_batch(
        self,
        *,
        items: Sequence[models.ObservationInput],
        atomic: Optional[bool] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ObservationBatch:
        """Appends up to 200 observations. Use it to bring in a conversation or a file at once. Each item has its own outcome, unless `atomic` asks for all or none. Needs the scope `observations:write`."""
        call = calls.create_observation_batch(items=items, atomic=atomic)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def get_observation(
        self,
        observation_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> models.Observation:
        """Reads one observation. Use it to look at the evidence that a claim or an item of a pack names. One that was erased is answered as a tombstone without content. Needs the scope `evidence:read`."""
        call = calls.get_observation(observation_id)
        return self.send(call, timeout=timeout)

    def erase_observation(
        self,
        observation_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ErasedObservation:
        """Erases the content everywhere it stands: the row, the search index, and every claim that cites it, since a claim may quote it. Use it when evidence must not be kept; to end a claim that is wrong, revoke it. A tombstone and the hash stay. Erasing it again is a success. Needs the scope `observations:erase`."""
        call = calls.erase_observation(observation_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def create_consolidation(
        self,
        *,
        subject_id: str,
        claims: Sequence[models.ClaimInput],
        project_id: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Consolidation:
        """Writes up to 50 claims about one subject, each with the observations behind it, all or none. Use it to turn evidence into short statements that later tasks can be given. Needs the scope `claims:write`."""
        call = calls.create_consolidation(subject_id=subject_id, claims=claims, project_id=project_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def list_claims(
        self,
        *,
        subject_id: Optional[str] = None,
        project_id: Optional[str] = None,
        status: Optional[models.ClaimStatus] = None,
        kind: Optional[models.ClaimKind] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ClaimPage:
        """Lists the claims that the caller may read, subject by subject in order of writing. Use it to look through what is held to be true; to find what bears on a task, compile. Needs the scope `evidence:read`."""
        call = calls.list_claims(
            subject_id=subject_id,
            project_id=project_id,
            status=status,
            kind=kind,
            limit=limit,
            cursor=cursor,
        )
        return self.send(call, timeout=timeout)

    def iter_claims(
        self,
        *,
        subject_id: Optional[str] = None,
        project_id: Optional[str] = None,
        status: Optional[models.ClaimStatus] = None,
        kind: Optional[models.ClaimKind] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Claim]:
        """Lists the claims that the caller may read, subject by subject in order of writing. Use it to look through what is held to be true; to find what bears on a task, compile. Needs the scope `evidence:read`. One by one, over all pages."""
        call = calls.list_claims(
            subject_id=subject_id,
            project_id=project_id,
            status=status,
            kind=kind,
            limit=limit,
            cursor=cursor,
        )
        return self.iterate(call, timeout=timeout)

    def get_claim(self, claim_id: str, *, timeout: Optional[float] = None) -> models.Claim:
        """Reads one claim, whatever its status. Use it for its version before changing it. Needs the scope `evidence:read`."""
        call = calls.get_claim(claim_id)
        return self.send(call, timeout=timeout)

    def get_claim_evidence(
        self,
        claim_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> models.ClaimEvidence:
        """Reads the observations behind a claim, by relation. Use it to judge whether a claim can be relied on. Those that the caller may not read are only counted. Needs the scope `evidence:read`."""
        call = calls.get_claim_evidence(claim_id)
        return self.send(call, timeout=timeout)

    def get_claim_history(
        self,
        claim_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.HistoryPage:
        """Reads what happened to a claim, oldest first. Use it to see who changed it, when and why. Needs the scope `evidence:read`."""
        call = calls.get_claim_history(claim_id, limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_claim_history(
        self,
        claim_id: str,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.HistoryEntry]:
        """Reads what happened to a claim, oldest first. Use it to see who changed it, when and why. Needs the scope `evidence:read`. One by one, over all pages."""
        call = calls.get_claim_history(claim_id, limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def supersede_claim(
        self,
        claim_id: str,
        *,
        successor_id: str,
        reason: str,
        expected_version: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Claim:
        """Marks the claim as superseded by a live claim of the same subject. Use it when a newer claim says better what this one said. Nothing is overwritten: both stay readable and linked. Needs the scope `claims:write`."""
        call = calls.supersede_claim(
            claim_id,
            successor_id=successor_id,
            reason=reason,
            expected_version=expected_version,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def revoke_claim(
        self,
        claim_id: str,
        *,
        reason: str,
        expected_version: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Claim:
        """Marks the claim as revoked: it should not have been made. Use it when a claim is wrong. It is compiled no more. Needs the scope `claims:write`."""
        call = calls.revoke_claim(claim_id, reason=reason, expected_version=expected_version)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def expire_claim(
        self,
        claim_id: str,
        *,
        reason: str,
        expected_version: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Claim:
        """Marks the claim as expired: it held once and holds no more. Use it when the world has changed and nothing takes the place of the claim. It is compiled no more. Needs the scope `claims:write`."""
        call = calls.expire_claim(claim_id, reason=reason, expected_version=expected_version)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def compile_context(
        self,
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
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ContextPack:
        """Finds what the memory knows that bears on a task, best first, within a token budget. Use it at the start of a task, and again when the task turns. The pack is recorded, so that feedback can refer to it. Needs the scope `context:compile`."""
        call = calls.compile_context(
            subject_id=subject_id,
            task=task,
            max_tokens=max_tokens,
            project_id=project_id,
            include_checkpoints=include_checkpoints,
            kinds=kinds,
            min_trust=min_trust,
            as_of=as_of,
            format=format,
            min_coverage=min_coverage,
            explain=explain,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def get_context(
        self,
        context_id: str,
        *,
        timeout: Optional[float] = None,
    ) -> models.ContextPack:
        """Reads a pack as it was compiled. Use it to see again what an agent was given. What was erased since is gone from it. Readable by who compiled it and by whom it was handed to. Needs the scope `context:compile`."""
        call = calls.get_context(context_id)
        return self.send(call, timeout=timeout)

    def record_feedback(
        self,
        context_id: str,
        *,
        outcome: models.FeedbackOutcome,
        claim_id: Optional[str] = None,
        reason_code: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Feedback:
        """Records feedback on a pack or on one of its claims. Use it after a task, to say what helped and what did harm. From three signals on a claim its rank moves. Needs the scope `feedback:write`."""
        call = calls.record_feedback(
            context_id,
            outcome=outcome,
            claim_id=claim_id,
            reason_code=reason_code,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def get_checkpoint(
        self,
        *,
        subject_id: str,
        kind: models.CheckpointKind,
        handoff_id: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Checkpoint:
        """Reads the caller's live checkpoint of a subject and kind. Use it to go on where the work stopped. With `handoff_id` the one that was handed over to the caller. Needs the scope `checkpoints:read`."""
        call = calls.get_checkpoint(subject_id=subject_id, kind=kind, handoff_id=handoff_id)
        return self.send(call, timeout=timeout)

    def save_checkpoint(
        self,
        *,
        subject_id: str,
        kind: models.CheckpointKind,
        state: Any,
        ttl_seconds: int,
        expected_version: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.SavedCheckpoint:
        """Saves state under the caller, a subject and a kind, in place of the one that stands. Use it to be able to go on after a break. With `expected_version` only if nobody saved in between. Needs the scope `checkpoints:write`."""
        call = calls.save_checkpoint(
            subject_id=subject_id,
            kind=kind,
            state=state,
            ttl_seconds=ttl_seconds,
            expected_version=expected_version,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def delete_checkpoint(
        self,
        checkpoint_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.DeletedCheckpoint:
        """Deletes a live checkpoint of the caller. Use it when the work is done and the state is of no more use. Needs the scope `checkpoints:write`."""
        call = calls.delete_checkpoint(checkpoint_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def list_leases(
        self,
        *,
        resource_type: Optional[str] = None,
        resource_id: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.LeasePage:
        """Lists the live leases of the organization, oldest first. Use it to see who holds a resource and until when. Needs the scope `leases:read`."""
        call = calls.list_leases(
            resource_type=resource_type,
            resource_id=resource_id,
            limit=limit,
            cursor=cursor,
        )
        return self.send(call, timeout=timeout)

    def iter_leases(
        self,
        *,
        resource_type: Optional[str] = None,
        resource_id: Optional[str] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Lease]:
        """Lists the live leases of the organization, oldest first. Use it to see who holds a resource and until when. Needs the scope `leases:read`. One by one, over all pages."""
        call = calls.list_leases(
            resource_type=resource_type,
            resource_id=resource_id,
            limit=limit,
            cursor=cursor,
        )
        return self.iterate(call, timeout=timeout)

    def acquire_lease(
        self,
        *,
        resource_type: str,
        resource_id: str,
        purpose: str,
        ttl_seconds: int,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.AcquiredLease:
        """Gives the caller the resource for a time, unless another holds it. Use it before changing what several agents could change at once. The holder's repeat renews and keeps the id. Needs the scope `leases:write`."""
        call = calls.acquire_lease(
            resource_type=resource_type,
            resource_id=resource_id,
            purpose=purpose,
            ttl_seconds=ttl_seconds,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def release_lease(
        self,
        lease_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ReleasedLease:
        """Gives a resource back. Use it as soon as the work on the resource is done. Only the holder can. Needs the scope `leases:write`."""
        call = calls.release_lease(lease_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def list_handoffs(
        self,
        *,
        role: Optional[models.HandoffRole] = None,
        status: Optional[models.HandoffStatus] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.HandoffPage:
        """Lists the handoffs that the caller sent or is the target of, oldest first. Use it to find work that waits for an answer. Needs the scope `handoffs:read`."""
        call = calls.list_handoffs(role=role, status=status, limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_handoffs(
        self,
        *,
        role: Optional[models.HandoffRole] = None,
        status: Optional[models.HandoffStatus] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Handoff]:
        """Lists the handoffs that the caller sent or is the target of, oldest first. Use it to find work that waits for an answer. Needs the scope `handoffs:read`. One by one, over all pages."""
        call = calls.list_handoffs(role=role, status=status, limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def create_handoff(
        self,
        *,
        to_principal: str,
        subject_id: str,
        message: Optional[str] = None,
        context_id: Optional[str] = None,
        checkpoint_id: Optional[str] = None,
        ttl_seconds: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Handoff:
        """Hands work to another principal of the organization, by name. Use it when another must go on with the work, with the context and the checkpoint that it needs. The name needs no key yet. Needs the scope `handoffs:write`."""
        call = calls.create_handoff(
            to_principal=to_principal,
            subject_id=subject_id,
            message=message,
            context_id=context_id,
            checkpoint_id=checkpoint_id,
            ttl_seconds=ttl_seconds,
        )
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def resolve_handoff(
        self,
        handoff_id: str,
        *,
        status: models.HandoffAnswer,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.Handoff:
        """Accepts or rejects a pending handoff. Use it before starting on handed work. Only the target can, and only once. Needs the scope `handoffs:write`."""
        call = calls.resolve_handoff(handoff_id, status=status)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def list_events(
        self,
        *,
        subject_id: Optional[str] = None,
        type: Optional[models.EventType] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.EventPage:
        """Reads what happened, in order of commit, after a cursor. Use it to follow changes without reading every list again. Poll with `next_cursor`; nothing is skipped and nothing comes twice. Needs the scope `events:read`."""
        call = calls.list_events(subject_id=subject_id, type=type, limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_events(
        self,
        *,
        subject_id: Optional[str] = None,
        type: Optional[models.EventType] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Event]:
        """Reads what happened, in order of commit, after a cursor. Use it to follow changes without reading every list again. Poll with `next_cursor`; nothing is skipped and nothing comes twice. Needs the scope `events:read`. One by one, over all pages."""
        call = calls.list_events(subject_id=subject_id, type=type, limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def get_event(self, event_id: str, *, timeout: Optional[float] = None) -> models.Event:
        """Reads one event. Use it to look up an event that a log or another program names. Needs the scope `events:read`."""
        call = calls.get_event(event_id)
        return self.send(call, timeout=timeout)

    def list_subjects(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.SubjectPage:
        """Lists the subjects that the caller can read records of, by name, with counts. Use it to see whom and what the memory is about. Needs the scope `evidence:read`."""
        call = calls.list_subjects(limit=limit, cursor=cursor)
        return self.send(call, timeout=timeout)

    def iter_subjects(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> Iterator[models.Subject]:
        """Lists the subjects that the caller can read records of, by name, with counts. Use it to see whom and what the memory is about. Needs the scope `evidence:read`. One by one, over all pages."""
        call = calls.list_subjects(limit=limit, cursor=cursor)
        return self.iterate(call, timeout=timeout)

    def erase_subject(
        self,
        subject_id: str,
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.ErasedSubject:
        """Erases everything about a subject: observations, claims, checkpoints, packs and search entries, of every principal. Use it when somebody asks to be forgotten. A name that holds nothing is a success with zero counts. Needs the scope `observations:erase`."""
        call = calls.erase_subject(subject_id)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def get_index_status(self, *, timeout: Optional[float] = None) -> models.IndexStatus:
        """Tells how the embedder is, how many of the organization's records wait for a vector, and how many have one, by model. Use it when `degraded.vector` of a pack, or readiness, says that vectors took no part. Vectors of another model than the current one take no part: rebuild replaces them. Needs the scope `index:write`."""
        call = calls.get_index_status()
        return self.send(call, timeout=timeout)

    def drain_index(
        self,
        *,
        limit: Optional[int] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.DrainedIndex:
        """Makes vectors for waiting records of the organization now, those that failed before included, at most `limit` and for at most some seconds; the server does the same by itself a little later. Use it after a large import, or once the embedder works again. Without an embedder nothing is done. Needs the scope `index:write`."""
        call = calls.drain_index(limit=limit)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)

    def rebuild_index(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> models.RebuiltIndex:
        """Queues live records of the organization again, at most `limit` of them: after another model was configured, or where the queue was not kept. Call it with `next_cursor` until that is null. What `titen_remember` stored is not queued. Each record keeps the vector that it has until it gets a new one. Needs the scope `index:write`."""
        call = calls.rebuild_index(limit=limit, cursor=cursor)
        return self.send(call, idempotency_key=idempotency_key, timeout=timeout)
