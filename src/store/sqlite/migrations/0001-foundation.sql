-- The first schema. Constraints say what openapi.yaml says: on the MCP path they are the only guard, and their
-- words are what a caller reads. Times are milliseconds since 1970 in UTC. An `id` is the public text id; where rows
-- are many it is a virtual column over the 16 bytes of `uid`.

-- `analyser`: version and language that search rows were written with; `reindex`: how far a change of it has come.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings (name, value) VALUES ('analyser', '1 english');

CREATE TABLE organizations (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL CONSTRAINT "organization must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(name) BETWEEN 1 AND 200 AND instr(name, char(0)) = 0 AND trim(name, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND name NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE principals (
  key INTEGER PRIMARY KEY,
  org INTEGER NOT NULL REFERENCES organizations (key),
  name TEXT NOT NULL CONSTRAINT "principal_id must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(name) BETWEEN 1 AND 200 AND instr(name, char(0)) = 0 AND trim(name, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND name NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  kind TEXT NOT NULL CHECK (kind IN ('human', 'agent', 'service')),
  created_at INTEGER NOT NULL,
  UNIQUE (org, name)
) STRICT;

CREATE TABLE keys (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  principal INTEGER NOT NULL REFERENCES principals (key),
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  label TEXT NOT NULL CONSTRAINT "label must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(label) BETWEEN 1 AND 200 AND instr(label, char(0)) = 0 AND trim(label, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND label NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  scopes TEXT NOT NULL CHECK (json_valid(scopes)),
  max_trust TEXT NOT NULL CHECK (max_trust IN ('unverified', 'asserted', 'verified', 'policy_approved')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE INDEX keys_principal ON keys (principal);

CREATE TABLE projects (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  org INTEGER NOT NULL REFERENCES organizations (key),
  origin TEXT NOT NULL CONSTRAINT "origin must be 1 to 2048 characters, not blank, without control characters" CHECK (
    length(origin) BETWEEN 1 AND 2048 AND instr(origin, char(0)) = 0 AND trim(origin, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND origin NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  created_at INTEGER NOT NULL,
  UNIQUE (org, origin)
) STRICT;

CREATE TABLE agents (
  key INTEGER PRIMARY KEY,
  org INTEGER NOT NULL REFERENCES organizations (key),
  name TEXT NOT NULL CONSTRAINT "agent_id must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(name) BETWEEN 1 AND 200 AND instr(name, char(0)) = 0 AND trim(name, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND name NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  UNIQUE (org, name)
) STRICT;

CREATE TABLE runs (
  key INTEGER PRIMARY KEY,
  org INTEGER NOT NULL REFERENCES organizations (key),
  name TEXT NOT NULL CONSTRAINT "run_id must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(name) BETWEEN 1 AND 200 AND instr(name, char(0)) = 0 AND trim(name, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND name NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  UNIQUE (org, name)
) STRICT;

-- A shelf is what one reader can see of a subject: the shared records (owner 0), or the private ones of a principal.
-- Record keys are shelf * 2^29 + place, so that a range of keys is a subject and isolation is part of every key.
-- The counts of what moved tell a memory of search rows when one has left them or come back; `rewritten`, when all were.
CREATE TABLE shelves (
  key INTEGER PRIMARY KEY AUTOINCREMENT,
  org INTEGER NOT NULL REFERENCES organizations (key),
  subject TEXT NOT NULL CONSTRAINT "subject_id must be 1 to 512 characters, not blank, without control characters" CHECK (
    length(subject) BETWEEN 1 AND 512 AND instr(subject, char(0)) = 0 AND trim(subject, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND subject NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  owner INTEGER NOT NULL DEFAULT 0,
  observations INTEGER NOT NULL DEFAULT 0 CHECK (observations < 268435456),
  claims INTEGER NOT NULL DEFAULT 0 CHECK (claims < 268435456),
  live_observations INTEGER NOT NULL DEFAULT 0 CHECK (live_observations >= 0),
  live_claims INTEGER NOT NULL DEFAULT 0 CHECK (live_claims >= 0),
  uncited INTEGER NOT NULL DEFAULT 0 CHECK (uncited >= 0),
  claims_moved INTEGER NOT NULL DEFAULT 0,
  observations_moved INTEGER NOT NULL DEFAULT 0,
  rewritten INTEGER NOT NULL DEFAULT 0,
  UNIQUE (org, subject, owner)
) STRICT;

CREATE TABLE observations (
  key INTEGER PRIMARY KEY,
  uid BLOB NOT NULL UNIQUE CHECK (length(uid) = 16),
  id TEXT GENERATED ALWAYS AS ('obs_' || lower(hex(uid))) VIRTUAL,
  principal INTEGER NOT NULL REFERENCES principals (key),
  kind TEXT NOT NULL CHECK (kind IN ('user_statement', 'tool_result', 'imported_source', 'decision', 'system_event')),
  content TEXT CONSTRAINT "content must be 1 to 65536 characters, not blank, without NUL" CHECK (
    length(content) BETWEEN 1 AND 65536 AND instr(content, char(0)) = 0 AND trim(content, char(9,10,11,12,13,32,133,160,173,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8203,8204,8205,8206,8207,8232,8233,8234,8235,8236,8237,8238,8239,8287,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,12288,65279)) <> ''),
  source_type TEXT NOT NULL CONSTRAINT "source_type must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(source_type) BETWEEN 1 AND 200 AND instr(source_type, char(0)) = 0 AND trim(source_type, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND source_type NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  source_ref TEXT CONSTRAINT "source_ref must be 1 to 1024 characters, not blank, without control characters" CHECK (
    length(source_ref) BETWEEN 1 AND 1024 AND instr(source_ref, char(0)) = 0 AND trim(source_ref, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND source_ref NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  source_id TEXT CONSTRAINT "source_id must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(source_id) BETWEEN 1 AND 200 AND instr(source_id, char(0)) = 0 AND trim(source_id, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND source_id NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  trust TEXT NOT NULL CHECK (trust IN ('unverified', 'asserted', 'verified', 'policy_approved')),
  visibility TEXT NOT NULL CHECK (visibility IN ('private', 'team', 'organization')),
  project INTEGER REFERENCES projects (key),
  agent INTEGER REFERENCES agents (key),
  run INTEGER REFERENCES runs (key),
  occurred_at INTEGER,
  ingested_at INTEGER NOT NULL,
  cues INTEGER NOT NULL,
  cited INTEGER NOT NULL DEFAULT 0 CHECK (cited IN (0, 1)),
  content_hash BLOB CHECK (length(content_hash) = 32),
  erased_at INTEGER,
  CHECK ((content IS NULL) = (erased_at IS NOT NULL)),
  CHECK ((content_hash IS NULL) = (erased_at IS NULL))
) STRICT;
CREATE INDEX observations_run ON observations (run) WHERE run IS NOT NULL;
CREATE INDEX observations_project ON observations (project) WHERE project IS NOT NULL;
CREATE UNIQUE INDEX observations_source ON observations (key >> 29, principal, source_type, source_id)
  WHERE source_id IS NOT NULL;

-- Tokens are made by the application; a row of evidence that a shared claim cites moves up by 2^28 and holds none,
-- since the claim is indexed with them.
CREATE VIRTUAL TABLE observations_fts USING fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"
);

CREATE TABLE claims (
  key INTEGER PRIMARY KEY,
  uid BLOB NOT NULL UNIQUE CHECK (length(uid) = 16),
  id TEXT GENERATED ALWAYS AS ('claim_' || lower(hex(uid))) VIRTUAL,
  principal INTEGER NOT NULL REFERENCES principals (key),
  kind TEXT NOT NULL CHECK (kind IN ('semantic_fact', 'episodic_event', 'preference', 'procedural', 'decision', 'relationship')),
  statement TEXT CONSTRAINT "statement must be 1 to 4000 characters, not blank, without NUL" CHECK (
    length(statement) BETWEEN 1 AND 4000 AND instr(statement, char(0)) = 0 AND trim(statement, char(9,10,11,12,13,32,133,160,173,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8203,8204,8205,8206,8207,8232,8233,8234,8235,8236,8237,8238,8239,8287,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,12288,65279)) <> ''),
  confidence REAL NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  trust TEXT NOT NULL CHECK (trust IN ('unverified', 'asserted', 'verified', 'policy_approved')),
  visibility TEXT NOT NULL CHECK (visibility IN ('private', 'team', 'organization')),
  status TEXT NOT NULL CHECK (status IN ('active', 'disputed', 'superseded', 'expired', 'revoked')),
  observer TEXT CONSTRAINT "observer_id must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(observer) BETWEEN 1 AND 200 AND instr(observer, char(0)) = 0 AND trim(observer, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND observer NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  project INTEGER REFERENCES projects (key),
  agent INTEGER REFERENCES agents (key),
  run INTEGER REFERENCES runs (key),
  happened_at INTEGER NOT NULL,
  valid_from INTEGER NOT NULL,
  valid_to INTEGER,
  cues INTEGER NOT NULL,
  superseded_by INTEGER REFERENCES claims (key),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  used INTEGER NOT NULL DEFAULT 0,
  useful INTEGER NOT NULL DEFAULT 0,
  irrelevant INTEGER NOT NULL DEFAULT 0,
  incorrect INTEGER NOT NULL DEFAULT 0,
  harmful INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  erased_at INTEGER,
  CONSTRAINT "valid_to must be after valid_from" CHECK (valid_to > valid_from),
  CHECK ((statement IS NULL) = (erased_at IS NOT NULL))
) STRICT;
CREATE INDEX claims_project ON claims (project) WHERE project IS NOT NULL;
CREATE INDEX claims_superseded ON claims (superseded_by) WHERE superseded_by IS NOT NULL;

CREATE VIRTUAL TABLE claims_fts USING fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'"
);

CREATE TABLE claim_sources (
  claim INTEGER NOT NULL REFERENCES claims (key),
  observation INTEGER NOT NULL REFERENCES observations (key),
  relation TEXT NOT NULL CHECK (relation IN ('supports', 'contradicts', 'qualifies')),
  PRIMARY KEY (claim, observation, relation)
) STRICT, WITHOUT ROWID;
CREATE INDEX claim_sources_observation ON claim_sources (observation);

-- One row for each thing that happened. `events` is all of it; `record_history` is the part that tells a record's life.
CREATE TABLE journal (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  org INTEGER NOT NULL REFERENCES organizations (key),
  type TEXT NOT NULL CHECK (type IN ('observation.appended', 'observation.erased', 'claim.created', 'claim.superseded', 'claim.revoked',
    'claim.expired', 'claim.erased', 'subject.erased', 'feedback.recorded', 'lease.acquired',
    'lease.released', 'handoff.created', 'handoff.accepted', 'handoff.rejected', 'key.created',
    'key.revoked', 'project.created')),
  record BLOB CHECK (length(record) = 16),
  shelf INTEGER,
  owner INTEGER NOT NULL DEFAULT 0,
  principal INTEGER NOT NULL REFERENCES principals (key),
  history INTEGER NOT NULL DEFAULT 0 CHECK (history IN (0, 1)),
  related BLOB CHECK (length(related) = 16),
  reason TEXT CONSTRAINT "reason must be 1 to 1000 characters, not blank, without control characters" CHECK (
    length(reason) BETWEEN 1 AND 1000 AND instr(reason, char(0)) = 0 AND trim(reason, char(9,10,11,12,13,32,133,160,173,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8203,8204,8205,8206,8207,8232,8233,8234,8235,8236,8237,8238,8239,8287,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,12288,65279)) <> ''
    AND reason NOT GLOB ('*[' || char(1,45,8, 11, 12, 14,45,31, 127,45,159, 8234,45,8238, 8294,45,8297) || ']*')),
  recorded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX journal_record ON journal (record) WHERE history = 1;
CREATE INDEX journal_age ON journal (recorded_at) WHERE history = 0;
CREATE INDEX journal_related ON journal (related) WHERE related IS NOT NULL;

CREATE VIEW events AS
SELECT sequence, 'evt_' || printf('%012x%020x', recorded_at, sequence) AS id, org, type,
  CASE substr(type, 1, instr(type, '.') - 1)
    WHEN 'observation' THEN 'obs_' WHEN 'claim' THEN 'claim_' WHEN 'feedback' THEN 'fb_' WHEN 'lease' THEN 'lease_'
    WHEN 'handoff' THEN 'hoff_' WHEN 'key' THEN 'key_' WHEN 'project' THEN 'proj_' END || lower(hex(record)) AS record_id,
  shelf, owner, principal, history, related, reason, recorded_at
FROM journal;

CREATE VIEW record_history AS
SELECT sequence, 'hist_' || substr(id, 5) AS id, org, type, record_id, shelf, owner, principal, related, reason, recorded_at
FROM events WHERE history = 1;

-- What the vector index has still to take in.
CREATE TABLE index_outbox (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT GENERATED ALWAYS AS ('obx_' || printf('%012x%020x', queued_at, sequence)) VIRTUAL,
  noun TEXT NOT NULL CHECK (noun IN ('observation', 'claim')),
  record INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  queued_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX index_outbox_record ON index_outbox (record);
CREATE INDEX index_outbox_due ON index_outbox (due_at, sequence) WHERE attempts > 0;

CREATE TABLE context_runs (
  key INTEGER PRIMARY KEY,
  uid BLOB NOT NULL UNIQUE CHECK (length(uid) = 16),
  id TEXT GENERATED ALWAYS AS ('ctx_' || lower(hex(uid))) VIRTUAL,
  principal INTEGER NOT NULL REFERENCES principals (key),
  subject TEXT NOT NULL CONSTRAINT "subject_id must be 1 to 512 characters, not blank, without control characters" CHECK (
    length(subject) BETWEEN 1 AND 512 AND instr(subject, char(0)) = 0 AND trim(subject, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND subject NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  task TEXT CONSTRAINT "task must be 1 to 8000 characters, not blank, without NUL" CHECK (
    length(task) BETWEEN 1 AND 8000 AND instr(task, char(0)) = 0 AND trim(task, char(9,10,11,12,13,32,133,160,173,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8203,8204,8205,8206,8207,8232,8233,8234,8235,8236,8237,8238,8239,8287,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,12288,65279)) <> ''),
  max_tokens INTEGER NOT NULL CONSTRAINT "max_tokens must be 128 to 32000" CHECK (max_tokens BETWEEN 128 AND 32000),
  used_tokens INTEGER NOT NULL CHECK (used_tokens BETWEEN 0 AND max_tokens),
  request TEXT NOT NULL CHECK (json_valid(request)),
  items TEXT NOT NULL CHECK (json_valid(items)),
  vector TEXT NOT NULL CHECK (vector IN ('disabled', 'used', 'error')),
  model TEXT NOT NULL CHECK (model IN ('disabled', 'used', 'error')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX context_runs_subject ON context_runs (subject);

CREATE TABLE feedback (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  run INTEGER NOT NULL,
  claim INTEGER,
  principal INTEGER NOT NULL REFERENCES principals (key),
  outcome TEXT NOT NULL CHECK (outcome IN ('used', 'useful', 'irrelevant', 'incorrect', 'harmful')),
  reason_code TEXT CONSTRAINT "reason_code must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(reason_code) BETWEEN 1 AND 200 AND instr(reason_code, char(0)) = 0 AND trim(reason_code, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND reason_code NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  recorded_at INTEGER NOT NULL
) STRICT;
CREATE INDEX feedback_run ON feedback (run);
CREATE INDEX feedback_claim ON feedback (claim) WHERE claim IS NOT NULL;

CREATE TABLE checkpoints (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  principal INTEGER NOT NULL REFERENCES principals (key),
  subject TEXT NOT NULL CONSTRAINT "subject_id must be 1 to 512 characters, not blank, without control characters" CHECK (
    length(subject) BETWEEN 1 AND 512 AND instr(subject, char(0)) = 0 AND trim(subject, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND subject NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  kind TEXT NOT NULL CHECK (kind IN ('task_state', 'conversation', 'workflow', 'cursor')),
  state TEXT NOT NULL CONSTRAINT "state must be JSON of at most 65536 bytes" CHECK (
    json_valid(state) AND octet_length(state) <= 65536),
  version INTEGER NOT NULL CHECK (version >= 1),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  CONSTRAINT "ttl_seconds must be 60 to 2592000" CHECK (expires_at - updated_at BETWEEN 60000 AND 2592000000),
  UNIQUE (principal, subject, kind)
) STRICT;
CREATE INDEX checkpoints_expiry ON checkpoints (expires_at);

CREATE TABLE leases (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  org INTEGER NOT NULL REFERENCES organizations (key),
  resource_type TEXT NOT NULL CONSTRAINT "resource_type must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(resource_type) BETWEEN 1 AND 200 AND instr(resource_type, char(0)) = 0 AND trim(resource_type, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND resource_type NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  resource_id TEXT NOT NULL CONSTRAINT "resource_id must be 1 to 512 characters, not blank, without control characters" CHECK (
    length(resource_id) BETWEEN 1 AND 512 AND instr(resource_id, char(0)) = 0 AND trim(resource_id, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND resource_id NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  principal INTEGER NOT NULL REFERENCES principals (key),
  purpose TEXT NOT NULL CONSTRAINT "purpose must be 1 to 1000 characters, not blank, without control characters" CHECK (
    length(purpose) BETWEEN 1 AND 1000 AND instr(purpose, char(0)) = 0 AND trim(purpose, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND purpose NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  acquired_at INTEGER NOT NULL,
  renewed_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  CONSTRAINT "ttl_seconds must be 1 to 86400" CHECK (expires_at - renewed_at BETWEEN 1000 AND 86400000),
  UNIQUE (org, resource_type, resource_id)
) STRICT;
CREATE INDEX leases_expiry ON leases (expires_at);

CREATE TABLE handoffs (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  org INTEGER NOT NULL REFERENCES organizations (key),
  sender INTEGER NOT NULL REFERENCES principals (key),
  target TEXT NOT NULL CONSTRAINT "to_principal must be 1 to 200 characters, not blank, without control characters" CHECK (
    length(target) BETWEEN 1 AND 200 AND instr(target, char(0)) = 0 AND trim(target, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND target NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  subject TEXT NOT NULL CONSTRAINT "subject_id must be 1 to 512 characters, not blank, without control characters" CHECK (
    length(subject) BETWEEN 1 AND 512 AND instr(subject, char(0)) = 0 AND trim(subject, char(9,10,11,12,13,32,160,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8232,8233,8239,8287,12288,65279)) <> ''
    AND subject NOT GLOB ('*[' || char(1,45,31, 127,45,159, 173, 8203, 8206, 8207, 8232,45,8238, 8288,45,8297, 65279) || ']*')),
  message TEXT CONSTRAINT "message must be 1 to 4000 characters, not blank, without control characters" CHECK (
    length(message) BETWEEN 1 AND 4000 AND instr(message, char(0)) = 0 AND trim(message, char(9,10,11,12,13,32,133,160,173,5760,8192,8193,8194,8195,8196,8197,8198,8199,8200,8201,8202,8203,8204,8205,8206,8207,8232,8233,8234,8235,8236,8237,8238,8239,8287,8288,8289,8290,8291,8292,8293,8294,8295,8296,8297,12288,65279)) <> ''
    AND message NOT GLOB ('*[' || char(1,45,8, 11, 12, 14,45,31, 127,45,159, 8234,45,8238, 8294,45,8297) || ']*')),
  context_id TEXT,
  checkpoint_id TEXT,
  status TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected', 'expired')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  resolved_at INTEGER,
  CONSTRAINT "ttl_seconds must be 60 to 2592000" CHECK (expires_at - created_at BETWEEN 60000 AND 2592000000)
) STRICT;
CREATE INDEX handoffs_target ON handoffs (org, target);
CREATE INDEX handoffs_sender ON handoffs (sender);

-- First answers by Idempotency-Key. They hold ids, never content and never a secret.
CREATE TABLE replays (
  principal INTEGER NOT NULL REFERENCES principals (key),
  operation TEXT NOT NULL,
  idempotency_key TEXT NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 255),
  fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 32),
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (principal, operation, idempotency_key)
) STRICT, WITHOUT ROWID;
CREATE INDEX replays_age ON replays (created_at);
