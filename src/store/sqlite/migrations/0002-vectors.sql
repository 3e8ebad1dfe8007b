-- Vectors of records, where an embedder is configured. A vector belongs to one model, and those of two are never compared.

CREATE TABLE vector_models (
  key INTEGER PRIMARY KEY,
  model TEXT NOT NULL,
  revision TEXT NOT NULL,
  dimensions INTEGER NOT NULL CHECK (dimensions BETWEEN 1 AND 8192),
  UNIQUE (model, revision, dimensions)
) STRICT;

-- One row a record that has or had a vector: the direction of the vector, a signed byte a dimension. A row whose vector was
-- taken away stays without one, so that whoever keeps vectors in memory learns of it. `version` counts up within a shelf:
-- what has changed since one was seen is found without reading the rest.
CREATE TABLE claims_vectors (
  record INTEGER PRIMARY KEY,
  model INTEGER REFERENCES vector_models (key),
  version INTEGER NOT NULL,
  vector BLOB,
  CHECK ((model IS NULL) = (vector IS NULL))
) STRICT;
CREATE INDEX claims_vectors_version ON claims_vectors (record >> 29, version, model);

CREATE TABLE observations_vectors (
  record INTEGER PRIMARY KEY,
  model INTEGER REFERENCES vector_models (key),
  version INTEGER NOT NULL,
  vector BLOB,
  CHECK ((model IS NULL) = (vector IS NULL))
) STRICT;
CREATE INDEX observations_vectors_version ON observations_vectors (record >> 29, version, model);
