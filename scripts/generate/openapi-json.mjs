// openapi.yaml -> generated/openapi.json: the same document for readers that have no YAML parser.

/** Writes the document as JSON, indented so that a review shows what changed. */
export function makeOpenapiJson ({ published }) {
  return { 'openapi.json': `${JSON.stringify(published, null, 1)}\n` }
}
