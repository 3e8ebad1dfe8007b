# Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.
"""The records of the contract as they are on the wire: plain dictionaries with known keys."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, TypedDict

__all__ = [
    "AcquiredLease",
    "Budget",
    "Capabilities",
    "Checkpoint",
    "CheckpointInput",
    "CheckpointKind",
    "Claim",
    "ClaimEvidence",
    "ClaimInput",
    "ClaimKind",
    "ClaimPage",
    "ClaimSourceInput",
    "ClaimStatus",
    "CompileInput",
    "Conflict",
    "Consolidation",
    "ConsolidationInput",
    "ContextItem",
    "ContextMeta",
    "ContextPack",
    "ContextScope",
    "CreatedKey",
    "Degraded",
    "DeletedCheckpoint",
    "DrainInput",
    "DrainedIndex",
    "DuplicateState",
    "EmbedderKind",
    "EmbedderState",
    "ErasedObservation",
    "ErasedSubject",
    "ErrorCode",
    "ErrorDetail",
    "ErrorInfo",
    "Event",
    "EventPage",
    "EventType",
    "ExplainedItem",
    "Explanation",
    "Feature",
    "Feedback",
    "FeedbackInput",
    "FeedbackOutcome",
    "FullTextState",
    "Handoff",
    "HandoffAnswer",
    "HandoffInput",
    "HandoffPage",
    "HandoffResolutionInput",
    "HandoffRole",
    "HandoffStatus",
    "HistoryEntry",
    "HistoryPage",
    "IndexEmbedder",
    "IndexFullText",
    "IndexQueue",
    "IndexStatus",
    "IndexedModel",
    "ItemKind",
    "Key",
    "KeyInput",
    "KeyPage",
    "Lease",
    "LeaseInput",
    "LeasePage",
    "LeftOutCounts",
    "LeftOutItem",
    "LeftOutReason",
    "LifecycleInput",
    "Liveness",
    "LivenessState",
    "Meta",
    "Observation",
    "ObservationBatch",
    "ObservationBatchInput",
    "ObservationBatchItem",
    "ObservationInput",
    "ObservationKind",
    "ObservationPage",
    "ObservationReceipt",
    "PackFormat",
    "PolicySnapshot",
    "Principal",
    "PrincipalKind",
    "Project",
    "ProjectInput",
    "ProjectPage",
    "Readiness",
    "ReadinessChecks",
    "ReadinessState",
    "RebuildInput",
    "RebuiltIndex",
    "Relation",
    "ReleasedLease",
    "ResolvedProject",
    "RevokedKey",
    "SavedCheckpoint",
    "Scope",
    "ScoreComponents",
    "Source",
    "Subject",
    "SubjectPage",
    "SupersedeInput",
    "Trust",
    "VectorUse",
    "Visibility",
    "WrittenClaim",
]

# The process answers.
LivenessState = Literal["ok"]
# State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
ReadinessState = Literal["ok", "degraded", "failed"]
# What kind of actor a principal is.
PrincipalKind = Literal["human", "agent", "service"]
# What a key may do. `*` is everything; `mcp:call` opens all seven MCP tools and nothing else.
Scope = Literal["*", "keys:manage", "projects:resolve", "projects:create", "observations:write", "observations:erase", "evidence:read", "claims:write", "context:compile", "feedback:write", "checkpoints:write", "checkpoints:read", "leases:write", "leases:read", "handoffs:write", "handoffs:read", "events:read", "index:write", "mcp:call"]
# How far a record may be trusted, from least to most.
Trust = Literal["unverified", "asserted", "verified", "policy_approved"]
# Whether the record was written now or stood there already.
DuplicateState = Literal["created", "existing"]
# What kind of evidence an observation is.
ObservationKind = Literal["user_statement", "tool_result", "imported_source", "decision", "system_event"]
# Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
Visibility = Literal["private", "team", "organization"]
# Machine-readable code of a failure.
ErrorCode = Literal["VALIDATION_ERROR", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "METHOD_NOT_ALLOWED", "CONFLICT", "PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE", "RATE_LIMITED", "INTERNAL", "NOT_READY"]
# Where a claim stands in its life. Only `active` and `disputed` claims are compiled.
ClaimStatus = Literal["active", "disputed", "superseded", "expired", "revoked"]
# What kind of statement a claim is.
ClaimKind = Literal["semantic_fact", "episodic_event", "preference", "procedural", "decision", "relationship"]
# How an observation bears on a claim.
Relation = Literal["supports", "contradicts", "qualifies"]
# What happened.
EventType = Literal["observation.appended", "observation.erased", "claim.created", "claim.superseded", "claim.revoked", "claim.expired", "claim.erased", "subject.erased", "feedback.recorded", "lease.acquired", "lease.released", "handoff.created", "handoff.accepted", "handoff.rejected", "key.created", "key.revoked", "project.created"]
# Kind of an item in a compiled context: that of the claim, or of the observation where no claim cites it yet.
ItemKind = Literal["semantic_fact", "episodic_event", "preference", "procedural", "decision", "relationship", "user_statement", "tool_result", "imported_source", "system_event"]
# What kind of state a checkpoint holds.
CheckpointKind = Literal["task_state", "conversation", "workflow", "cursor"]
# Why a candidate is not in the pack: it did not fit, says what an item says, repeats a pack, covers too little of the task, or is not valid at the time asked for.
LeftOutReason = Literal["budget", "duplicate", "echo", "coverage", "validity"]
# Whether semantic vectors took part: `disabled`, none is configured; `used`; `error`, configured but not to be had, so words alone decided.
VectorUse = Literal["disabled", "used", "error"]
# `items` for programs; `text` is one prompt-ready block, about a third of the cost.
PackFormat = Literal["items", "text"]
# What became of a compiled context or of one of its claims.
FeedbackOutcome = Literal["used", "useful", "irrelevant", "incorrect", "harmful"]
# Where a handoff stands.
HandoffStatus = Literal["pending", "accepted", "rejected", "expired"]
# Which side of a handoff the caller is on.
HandoffRole = Literal["sender", "target"]
# How a handoff is answered.
HandoffAnswer = Literal["accepted", "rejected"]
# Whether all search rows were written by the analyser of the settings, or are being written anew.
FullTextState = Literal["current", "rewriting"]
# Where vectors come from: nowhere, an endpoint, or the word vectors that come with the server.
EmbedderKind = Literal["off", "endpoint", "builtin"]
# `ok` and `failing` tell of the last answer; `untried`, none was asked for since the start; `off`, none is configured.
EmbedderState = Literal["off", "untried", "ok", "failing"]


class Liveness(TypedDict):
    """The process is alive."""

    # The process answers.
    status: LivenessState


class _Meta(TypedDict):
    # Id of a request, also in the `x-request-id` header. Ids sort by creation time.
    request_id: str


class Meta(_Meta, total=False):
    """About the answer itself."""

    # True when this is the remembered answer to an earlier request with the same `Idempotency-Key`.
    replayed: bool


class ReadinessChecks(TypedDict):
    """Every part that must work before requests are served."""

    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    database: ReadinessState
    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    migrations: ReadinessState
    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    full_text: ReadinessState
    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    vector_index: ReadinessState
    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    disk: ReadinessState


class Capabilities(TypedDict):
    """What this server can do."""

    # Semantic vectors are configured.
    vector: bool
    # Evidence that no claim cites yet is compiled.
    evidence: bool
    # The MCP path enforces what REST enforces.
    mcp_strict: bool


class Readiness(TypedDict):
    """The server is ready."""

    # State of a check or of the whole server. `degraded`, of the vector index alone: requests are served, by words where vectors are not to be had; `GET /v1/index/status` says why.
    status: ReadinessState
    # Every part that must work before requests are served.
    checks: ReadinessChecks
    # What this server can do.
    capabilities: Capabilities


class Principal(TypedDict):
    """Who a key is."""

    # Id of an organization. Ids sort by creation time.
    organization_id: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # What kind of actor a principal is.
    kind: PrincipalKind
    # Id of an API key; not the key itself. Ids sort by creation time.
    key_id: str
    # What the key may do.
    scopes: List[Scope]
    # How far a record may be trusted, from least to most.
    max_trust: Trust


class Key(TypedDict):
    """A key, without its secret."""

    # Id of an API key; not the key itself. Ids sort by creation time.
    key_id: str
    # A short name for people.
    label: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # What kind of actor a principal is.
    principal_kind: PrincipalKind
    # What the key may do.
    scopes: List[Scope]
    # How far a record may be trusted, from least to most.
    max_trust: Trust
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str
    # When the key stops to work; null for never.
    expires_at: Optional[str]
    # When the key was revoked; null while it is not.
    revoked_at: Optional[str]


class KeyPage(TypedDict):
    """A page of keys."""

    # The records of this page, in order.
    items: List[Key]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class _CreatedKey(TypedDict):
    # Id of an API key; not the key itself. Ids sort by creation time.
    key_id: str
    # A short name for people.
    label: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # What kind of actor a principal is.
    principal_kind: PrincipalKind
    # What the key may do.
    scopes: List[Scope]
    # How far a record may be trusted, from least to most.
    max_trust: Trust
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str
    # When the key stops to work; null for never.
    expires_at: Optional[str]
    # When the key was revoked; null while it is not.
    revoked_at: Optional[str]


class CreatedKey(_CreatedKey, total=False):
    """A key just minted."""

    # The secret, shown this once. Absent when the answer is a replay.
    api_key: str


class _KeyInput(TypedDict):
    # A short name for people.
    label: str
    # What the key may do; never more than the calling key may.
    scopes: List[Scope]


class KeyInput(_KeyInput, total=False):
    """A key to mint."""

    # How far a record may be trusted, from least to most.
    max_trust: Trust
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # What kind of actor a principal is.
    principal_kind: PrincipalKind
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str


class RevokedKey(TypedDict):
    """A key that no longer works."""

    # Id of an API key; not the key itself. Ids sort by creation time.
    key_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    revoked_at: str


class ResolvedProject(TypedDict):
    """The project that an origin stands for."""

    # Id of a project. Ids sort by creation time.
    project_id: str
    # The normal form: host, owner and repository in lower case.
    origin: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str
    # Whether the record was written now or stood there already.
    state: DuplicateState


class ProjectInput(TypedDict):
    """A repository to name."""

    # A Git origin (https, ssh or scp form), or a bare `owner/repo`, which means github.com. Credentials, ports, queries and fragments are dropped and stored nowhere; local paths are refused.
    origin: str


class Project(TypedDict):
    """A project: one repository under one stable id."""

    # Id of a project. Ids sort by creation time.
    project_id: str
    # The normal form: host, owner and repository in lower case.
    origin: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str


class ProjectPage(TypedDict):
    """A page of projects."""

    # The records of this page, in order.
    items: List[Project]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class _Source(TypedDict):
    # Kind of the source.
    type: str


class Source(_Source, total=False):
    """Where evidence came from."""

    # Where in the source: a path, a URL, a message.
    ref: str
    # Id of the evidence in the source. The same principal appending to the same subject with the same `type` and `id` converges on the first row.
    id: str


class Observation(TypedDict):
    """One piece of evidence."""

    # Id of an observation. Ids sort by creation time.
    observation_id: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What kind of evidence an observation is.
    kind: ObservationKind
    # The evidence; null once erased.
    content: Optional[str]
    # SHA-256 in lower-case hexadecimal.
    content_hash: str
    # Where evidence came from.
    source: Source
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # The project, if any.
    project_id: Optional[str]
    # The agent, if named.
    agent_id: Optional[str]
    # The run, if named.
    run_id: Optional[str]
    # When it happened, if known.
    occurred_at: Optional[str]
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    ingested_at: str
    # When it was erased; null while it stands.
    erased_at: Optional[str]


class ObservationPage(TypedDict):
    """A page of observations."""

    # The records of this page, in order.
    items: List[Observation]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class ObservationReceipt(TypedDict):
    """Evidence as it was filed; the content is not repeated."""

    # Id of an observation. Ids sort by creation time.
    observation_id: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # Whether the record was written now or stood there already.
    state: DuplicateState
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # SHA-256 in lower-case hexadecimal.
    content_hash: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    ingested_at: str


class _ObservationInput(TypedDict):
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What kind of evidence an observation is.
    kind: ObservationKind
    # The evidence itself, as it was seen.
    content: str
    # Where evidence came from.
    source: Source


class ObservationInput(_ObservationInput, total=False):
    """Evidence to append. `trust` is `asserted` and `visibility` is `team` unless said."""

    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # Id of a project. Ids sort by creation time.
    project_id: str
    # Name of the agent that was at work.
    agent_id: str
    # Name of the run, session or conversation that a record belongs to. Neighbours in a run give each other context in retrieval.
    run_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    occurred_at: str


class ErrorDetail(TypedDict):
    """One fault of a request."""

    # Path of the field, for example `claims[0].sources[1].observation_id`.
    field: str
    # What is wrong with it and what is wanted.
    message: str


class _ErrorInfo(TypedDict):
    # Machine-readable code of a failure.
    code: ErrorCode
    # One sentence for people.
    message: str


class ErrorInfo(_ErrorInfo, total=False):
    """What went wrong, in words that help to mend it."""

    # Every fault that was found.
    details: List[ErrorDetail]


class _ObservationBatchItem(TypedDict):
    # Place in the request, from 0.
    index: int
    # The HTTP status that the item alone would have got.
    status: int


class ObservationBatchItem(_ObservationBatchItem, total=False):
    """What became of one item."""

    # Id of an observation. Ids sort by creation time.
    observation_id: str
    # Whether the record was written now or stood there already.
    state: DuplicateState
    # What went wrong, in words that help to mend it.
    error: ErrorInfo


class ObservationBatch(TypedDict):
    """What became of a batch."""

    # One entry for each item, in the order of the request.
    items: List[ObservationBatchItem]


class _ObservationBatchInput(TypedDict):
    # The observations. Each is judged on its own.
    items: List[ObservationInput]


class ObservationBatchInput(_ObservationBatchInput, total=False):
    """Observations to append in one call."""

    # All or none: the first bad item fails the whole call. Default false.
    atomic: bool


class ErasedObservation(TypedDict):
    """What stays of erased evidence: that it was there, and its hash."""

    # Id of an observation. Ids sort by creation time.
    observation_id: str
    # SHA-256 in lower-case hexadecimal.
    content_hash: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    erased_at: str
    # A number of records.
    claims_erased: int


class WrittenClaim(TypedDict):
    """A claim as it was filed; the statement is not repeated."""

    # Id of a claim. Ids sort by creation time.
    claim_id: str
    # Where a claim stands in its life. Only `active` and `disputed` claims are compiled.
    status: ClaimStatus
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # Counts up with every change.
    version: int


class Consolidation(TypedDict):
    """The claims that were written."""

    # One entry for each claim, in the order of the request.
    claims: List[WrittenClaim]


class ClaimSourceInput(TypedDict):
    """An observation that a claim rests on."""

    # Id of an observation. Ids sort by creation time.
    observation_id: str
    # How an observation bears on a claim.
    relation: Relation


class _ClaimInput(TypedDict):
    # What kind of statement a claim is.
    kind: ClaimKind
    # One short statement.
    statement: str
    # The observations behind the claim.
    sources: List[ClaimSourceInput]


class ClaimInput(_ClaimInput, total=False):
    """A claim to write. At least one source must support it. Its trust is at most the best of its supports and the key's ceiling; its visibility is never wider than its narrowest source."""

    # How sure the writer is, from 0 to 1.
    confidence: float
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # Name of a principal (a human, an agent or a service) inside its organization.
    observer_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    valid_from: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    valid_to: str


class _ConsolidationInput(TypedDict):
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # The claims.
    claims: List[ClaimInput]


class ConsolidationInput(_ConsolidationInput, total=False):
    """Claims to write about one subject, all or none."""

    # Id of a project. Ids sort by creation time.
    project_id: str


class Claim(TypedDict):
    """A short statement with its evidence behind it."""

    # Id of a claim. Ids sort by creation time.
    claim_id: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # The project, if any.
    project_id: Optional[str]
    # What kind of statement a claim is.
    kind: ClaimKind
    # The statement; null once erased.
    statement: Optional[str]
    # How sure the writer is, from 0 to 1.
    confidence: float
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Who may read a record: `private`, only the principal that wrote it; `team` and `organization`, everyone in the organization.
    visibility: Visibility
    # Where a claim stands in its life. Only `active` and `disputed` claims are compiled.
    status: ClaimStatus
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # Who observed it, if not the writer.
    observer_id: Optional[str]
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    valid_from: str
    # The first instant at which it no longer holds; null for open.
    valid_to: Optional[str]
    # The claim that took its place, if any.
    superseded_by: Optional[str]
    # Counts up with every change.
    version: int
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str


class ClaimPage(TypedDict):
    """A page of claims."""

    # The records of this page, in order.
    items: List[Claim]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class ClaimEvidence(TypedDict):
    """The observations behind a claim, by relation. Those that the caller may not read are only counted."""

    # Id of a claim. Ids sort by creation time.
    claim_id: str
    # Observations that support it.
    supporting: List[Observation]
    # Observations that contradict it.
    contradicting: List[Observation]
    # Observations that qualify it.
    qualifying: List[Observation]
    # A number of records.
    unreadable_count: int


class HistoryEntry(TypedDict):
    """One change of a record."""

    # Id of a history entry. Ids sort by creation time.
    history_id: str
    # Id of a claim. Ids sort by creation time.
    record_id: str
    # What happened.
    type: EventType
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # The reason that was given, if any.
    reason: Optional[str]
    # The other end of a supersession: the successor, or the claim that was superseded.
    related_claim_id: Optional[str]
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    recorded_at: str


class HistoryPage(TypedDict):
    """A page of history, oldest first."""

    # The records of this page, in order.
    items: List[HistoryEntry]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class _SupersedeInput(TypedDict):
    # Id of a claim. Ids sort by creation time.
    successor_id: str
    # Why it was done, for the history.
    reason: str


class SupersedeInput(_SupersedeInput, total=False):
    """Which claim takes the place of this one."""

    # Counts up with every change.
    expected_version: int


class _LifecycleInput(TypedDict):
    # Why it was done, for the history.
    reason: str


class LifecycleInput(_LifecycleInput, total=False):
    """Why a claim ends."""

    # Counts up with every change.
    expected_version: int


class Budget(TypedDict):
    """Tokens asked for and used."""

    # The budget.
    max_tokens: int
    # What the pack costs.
    used_tokens: int


class ScoreComponents(TypedDict):
    """What a score is made of, each from 0 to 1."""

    # A share from 0 to 1.
    relevance: float
    # A share from 0 to 1.
    trust: float
    # A share from 0 to 1.
    recency: float
    # A share from 0 to 1.
    utility: float
    # A share from 0 to 1.
    conflict: float


class _ContextItem(TypedDict):
    # The claim; null for evidence without one.
    claim_id: Optional[str]
    # The observations that support it, with those of near-identical claims that it stands for.
    evidence_ids: List[str]
    # A share from 0 to 1.
    score: float


class ContextItem(_ContextItem, total=False):
    """One claim, or one observation that no claim cites yet. In format `text` only `claim_id`, `evidence_ids` and `score` are there."""

    # The statement, whole.
    claim: str
    # Kind of an item in a compiled context: that of the claim, or of the observation where no claim cites it yet.
    kind: ItemKind
    # How sure the writer is, from 0 to 1.
    confidence: float
    # How far a record may be trusted, from least to most.
    trust: Trust
    # Where a claim stands in its life. Only `active` and `disputed` claims are compiled.
    status: ClaimStatus
    # Who observed it, if not the writer.
    observer_id: Optional[str]
    # Since when it holds.
    valid_from: Optional[str]
    # Until when it holds; null for open.
    valid_to: Optional[str]
    # What a score is made of, each from 0 to 1.
    score_components: ScoreComponents
    # A share from 0 to 1.
    coverage: float


class ContextScope(TypedDict):
    """What the pack was compiled from."""

    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # The project asked for, if any.
    project_id: Optional[str]
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    as_of: str
    # The kinds asked for; empty for all.
    kinds: List[ItemKind]
    # The least trust asked for, if any.
    min_trust: Optional[Literal["unverified", "asserted", "verified", "policy_approved"]]


class Conflict(TypedDict):
    """A disputed claim of the pack, with what speaks for and against it."""

    # Id of a claim. Ids sort by creation time.
    claim_id: str
    # Observations that support it.
    supporting_ids: List[str]
    # Observations that contradict it.
    contradicting_ids: List[str]
    # Claims that rest on the contradicting observations.
    rival_claim_ids: List[str]


class PolicySnapshot(TypedDict):
    """The rules that made the pack."""

    # Name of the ranking.
    ranking: str
    # What a score is made of, each from 0 to 1.
    weights: ScoreComponents
    # Whether evidence without a claim took part.
    evidence: bool
    # How far a record may be trusted, from least to most.
    max_trust: Trust


class LeftOutCounts(TypedDict):
    """How many candidates are not in the pack, by reason."""

    # A number of records.
    budget: int
    # A number of records.
    duplicate: int
    # A number of records.
    echo: int
    # A number of records.
    coverage: int


class Checkpoint(TypedDict):
    """Saved state of a principal, for one subject and kind."""

    # Id of a checkpoint. Ids sort by creation time.
    checkpoint_id: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What kind of state a checkpoint holds.
    kind: CheckpointKind
    # Any JSON value, as it was saved.
    state: Any
    # SHA-256 in lower-case hexadecimal.
    state_hash: str
    # Counts up with every change.
    version: int
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    updated_at: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str


class Feature(TypedDict):
    """One feature of the lexical score."""

    # Name of the feature.
    name: str
    # Its value.
    value: float
    # Its weight.
    weight: float


class ExplainedItem(TypedDict):
    """Why an item came where it is."""

    # The claim; null for evidence without one.
    claim_id: Optional[str]
    # Its evidence.
    evidence_ids: List[str]
    # The lexical score, before priors.
    lexical: float
    # The features that made it, those that are zero left out.
    features: List[Feature]


class LeftOutItem(TypedDict):
    """A candidate that is not in the pack, and why."""

    # The claim; null for evidence without one.
    claim_id: Optional[str]
    # Its evidence.
    evidence_ids: List[str]
    # Why a candidate is not in the pack: it did not fit, says what an item says, repeats a pack, covers too little of the task, or is not valid at the time asked for.
    reason: LeftOutReason
    # A share from 0 to 1.
    score: float


class Explanation(TypedDict):
    """Why the pack is what it is."""

    # The terms looked for.
    terms: List[str]
    # The items of the pack.
    items: List[ExplainedItem]
    # The best candidates left out.
    left_out: List[LeftOutItem]


class _ContextPack(TypedDict):
    # Id of a compiled context. Ids sort by creation time.
    context_id: str
    # The task; null once something of the subject has been erased.
    query: Optional[str]
    # Tokens asked for and used.
    budget: Budget
    # The items, best first.
    items: List[ContextItem]
    # How to treat the items.
    instructions: str
    # What the pack was compiled from.
    scope: ContextScope
    # The disputed claims of the pack.
    conflicts: List[Conflict]
    # The rules that made the pack.
    policy_snapshot: PolicySnapshot
    # How many candidates are not in the pack, by reason.
    left_out: LeftOutCounts
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    compiled_at: str


class ContextPack(_ContextPack, total=False):
    """A compiled context."""

    # The prompt-ready block, in format `text`.
    text: str
    # The caller's live checkpoints of the subject, where asked for.
    checkpoints: List[Checkpoint]
    # Why the pack is what it is.
    explanation: Explanation


class Degraded(TypedDict):
    """What retrieval could not use."""

    # Whether semantic vectors took part: `disabled`, none is configured; `used`; `error`, configured but not to be had, so words alone decided.
    vector: VectorUse
    # Whether semantic vectors took part: `disabled`, none is configured; `used`; `error`, configured but not to be had, so words alone decided.
    model: VectorUse


class _ContextMeta(TypedDict):
    # Id of a request, also in the `x-request-id` header. Ids sort by creation time.
    request_id: str
    # What retrieval could not use.
    degraded: Degraded


class ContextMeta(_ContextMeta, total=False):
    """About the answer itself."""

    # True when this is the remembered answer to an earlier request with the same `Idempotency-Key`.
    replayed: bool


class _CompileInput(TypedDict):
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What the agent is about to do, or the question to answer, in plain words.
    task: str
    # Budget of the pack, in tokens as Titen counts them: four ASCII characters, or one code point beyond ASCII.
    max_tokens: int


class CompileInput(_CompileInput, total=False):
    """What context is wanted."""

    # Id of a project. Ids sort by creation time.
    project_id: str
    # Also answer the caller's live checkpoints of this subject; they do not count against the budget.
    include_checkpoints: bool
    # Only items of these kinds.
    kinds: List[ItemKind]
    # How far a record may be trusted, from least to most.
    min_trust: Trust
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    as_of: str
    # `items` for programs; `text` is one prompt-ready block, about a third of the cost.
    format: PackFormat
    # A share from 0 to 1.
    min_coverage: float
    # Also answer why each item and each candidate left out came where it is.
    explain: bool


class Feedback(TypedDict):
    """Feedback as it was recorded."""

    # Id of a feedback record. Ids sort by creation time.
    feedback_id: str
    # Id of a compiled context. Ids sort by creation time.
    context_id: str
    # The claim it is about; null for the whole context.
    claim_id: Optional[str]
    # What became of a compiled context or of one of its claims.
    outcome: FeedbackOutcome
    # The reason code, if given.
    reason_code: Optional[str]
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    recorded_at: str


class _FeedbackInput(TypedDict):
    # What became of a compiled context or of one of its claims.
    outcome: FeedbackOutcome


class FeedbackInput(_FeedbackInput, total=False):
    """What became of the context, or of one of its claims."""

    # Id of a claim. Ids sort by creation time.
    claim_id: str
    # A short code of your own that says why.
    reason_code: str


class SavedCheckpoint(TypedDict):
    """A checkpoint as it was saved; the state is not repeated."""

    # Id of a checkpoint. Ids sort by creation time.
    checkpoint_id: str
    # SHA-256 in lower-case hexadecimal.
    state_hash: str
    # Counts up with every change.
    version: int
    # True when a live checkpoint was replaced.
    updated: bool
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str


class _CheckpointInput(TypedDict):
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What kind of state a checkpoint holds.
    kind: CheckpointKind
    # Any JSON value, at most 65,536 bytes as JSON. Integers beyond 2^53 are refused: send them as strings.
    state: Any
    # How long it lives.
    ttl_seconds: int


class CheckpointInput(_CheckpointInput, total=False):
    """State to save. A save replaces the caller's live checkpoint of the same subject and kind."""

    # Save only if this is the version that stands; 0 for none.
    expected_version: int


class DeletedCheckpoint(TypedDict):
    """A checkpoint that is gone."""

    # Id of a checkpoint. Ids sort by creation time.
    checkpoint_id: str


class Lease(TypedDict):
    """The right of one principal to a resource, for a time."""

    # Id of a lease. Ids sort by creation time.
    lease_id: str
    # Kind of the resource.
    resource_type: str
    # Name of the resource. Compared exactly.
    resource_id: str
    # Why the lease is held, for people who wait for it.
    purpose: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    holder_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    acquired_at: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str


class LeasePage(TypedDict):
    """A page of live leases."""

    # The records of this page, in order.
    items: List[Lease]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class AcquiredLease(TypedDict):
    """A lease that the caller holds now."""

    # Id of a lease. Ids sort by creation time.
    lease_id: str
    # Kind of the resource.
    resource_type: str
    # Name of the resource. Compared exactly.
    resource_id: str
    # Why the lease is held, for people who wait for it.
    purpose: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    holder_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    acquired_at: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str
    # True when the caller held it already.
    renewed: bool


class LeaseInput(TypedDict):
    """A lease to acquire, or to renew by its holder."""

    # Kind of the resource.
    resource_type: str
    # Name of the resource. Compared exactly.
    resource_id: str
    # Why the lease is held, for people who wait for it.
    purpose: str
    # How long it lives.
    ttl_seconds: int


class ReleasedLease(TypedDict):
    """A lease that is free again."""

    # Id of a lease. Ids sort by creation time.
    lease_id: str


class Handoff(TypedDict):
    """Work handed from one principal to another. The target may read the context and the checkpoint that go with it."""

    # Id of a handoff. Ids sort by creation time.
    handoff_id: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    from_principal: str
    # Name of a principal (a human, an agent or a service) inside its organization.
    to_principal: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # What the sender said, if anything.
    message: Optional[str]
    # The context that goes with it, if any.
    context_id: Optional[str]
    # The checkpoint that goes with it, if any.
    checkpoint_id: Optional[str]
    # Where a handoff stands.
    status: HandoffStatus
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    created_at: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    expires_at: str
    # When it was answered; null while it was not.
    resolved_at: Optional[str]


class HandoffPage(TypedDict):
    """A page of handoffs."""

    # The records of this page, in order.
    items: List[Handoff]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class _HandoffInput(TypedDict):
    # Name of a principal (a human, an agent or a service) inside its organization.
    to_principal: str
    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str


class HandoffInput(_HandoffInput, total=False):
    """Work to hand over."""

    # Free text for the receiver.
    message: str
    # Id of a compiled context. Ids sort by creation time.
    context_id: str
    # Id of a checkpoint. Ids sort by creation time.
    checkpoint_id: str
    # How long it may be answered; seven days unless said.
    ttl_seconds: int


class HandoffResolutionInput(TypedDict):
    """The answer to a handoff."""

    # How a handoff is answered.
    status: HandoffAnswer


class Event(TypedDict):
    """Something that happened. Ids only, never content."""

    # Id of an event. Ids sort by creation time.
    event_id: str
    # Place in the order of commits; grows, with gaps.
    sequence: int
    # What happened.
    type: EventType
    # Id of the record it is about; null for a whole subject.
    record_id: Optional[str]
    # The subject, where there is one.
    subject_id: Optional[str]
    # Name of a principal (a human, an agent or a service) inside its organization.
    principal_id: str
    # An instant: RFC 3339 with `Z` or an offset. Titen always answers UTC with milliseconds.
    occurred_at: str


class EventPage(TypedDict):
    """A page of events in order of commit. `next_cursor` is always there: poll with it to read on."""

    # The events of this page, in order.
    items: List[Event]
    # Cursor to read on from, now or later.
    next_cursor: str
    # True when more events stand after this page now.
    has_more: bool


class Subject(TypedDict):
    """A subject, with counts of what the caller may read."""

    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # A number of records.
    observations: int
    # A number of records.
    claims: int


class SubjectPage(TypedDict):
    """A page of subjects, by name."""

    # The records of this page, in order.
    items: List[Subject]
    # Cursor of the next page; null at the end.
    next_cursor: Optional[str]


class ErasedSubject(TypedDict):
    """How much was erased."""

    # Whom or what the memory is about, in your own words: a user, a repository, a customer. Compared exactly.
    subject_id: str
    # A number of records.
    observations: int
    # A number of records.
    claims: int
    # A number of records.
    checkpoints: int
    # A number of records.
    contexts: int


class IndexFullText(TypedDict):
    """What search rows are written with, and how far a change of it has come in the whole store."""

    # Counts up with every change.
    version: int
    # Whose word forms and small words search knows.
    language: str
    # Whether all search rows were written by the analyser of the settings, or are being written anew.
    state: FullTextState
    # A number of records.
    done: int
    # A number of records.
    total: int


class IndexEmbedder(TypedDict):
    """What makes vectors, and how it fares."""

    # Where vectors come from: nowhere, an endpoint, or the word vectors that come with the server.
    kind: EmbedderKind
    # Name of the model; null without an embedder.
    model: Optional[str]
    # Revision of the model; null without an embedder.
    revision: Optional[str]
    # Numbers in a vector; null while that is not known.
    dimensions: Optional[int]
    # `ok` and `failing` tell of the last answer; `untried`, none was asked for since the start; `off`, none is configured.
    state: EmbedderState
    # Why the last answer was no use, or null when it was one: not reached; no answer in time; 401 or 403; another 4xx; 400, 413 or 422 to a text; 429; 5xx; an answer that is not the expected JSON, is too large, has another number of vectors, vectors of another length, or values that are no finite numbers or all zero.
    last_error: Optional[Literal["unreachable", "timeout", "unauthorized", "misconfigured", "rejected", "rate_limited", "unavailable", "unreadable", "too_large", "wrong_count", "wrong_dimensions", "bad_values"]]
    # When that was last so.
    last_error_at: Optional[str]
    # When vectors last came.
    last_success_at: Optional[str]


class IndexQueue(TypedDict):
    """The organization's records that wait for a vector."""

    # A number of records.
    waiting: int
    # A number of records.
    tried: int
    # Since when the oldest waits.
    oldest_at: Optional[str]


class IndexedModel(TypedDict):
    """How many of the organization's records have a vector of one model."""

    # Name of the model.
    model: str
    # Revision of the model.
    revision: str
    # Numbers in a vector.
    dimensions: int
    # Whether these vectors take part in compiling.
    current: bool
    # A number of records.
    claims: int
    # A number of records.
    observations: int


class IndexStatus(TypedDict):
    """The state of the search index, and of the vector index where vectors are configured."""

    # What search rows are written with, and how far a change of it has come in the whole store.
    full_text: IndexFullText
    # What makes vectors, and how it fares.
    embedder: IndexEmbedder
    # The organization's records that wait for a vector.
    queue: IndexQueue
    # Counts by model.
    indexed: List[IndexedModel]


class DrainedIndex(TypedDict):
    """What became of the waiting records: given a vector; left without, as nothing is there to index any more; failed, to be tried again; and how many still wait."""

    # A number of records.
    indexed: int
    # A number of records.
    dropped: int
    # A number of records.
    failed: int
    # A number of records.
    waiting: int


class DrainInput(TypedDict, total=False):
    """How much to work off."""

    # How many records at most.
    limit: int


class RebuiltIndex(TypedDict):
    """How many records were queued, and where to go on."""

    # A number of records.
    queued: int
    # Cursor of the next step; null at the end.
    next_cursor: Optional[str]


class RebuildInput(TypedDict, total=False):
    """Where to go on, and how much to queue."""

    # How many records at most.
    limit: int
    # Opaque cursor from `next_cursor` of the page before.
    cursor: str
