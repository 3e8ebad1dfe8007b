// JSON-RPC itself, as both eras of MCP use it: ids, outcomes, and the text of an answer.

/** The text of a body to send, and its HTTP status. */
export type Answer = { status: number; text: string }

export type Members = Record<string, unknown>
export type Id = string | number | null
/** The JSON text of a result, or why there is none. */
export type Outcome = { result: string } | { code: number; message: string }

export const PARSE_ERROR = -32700
export const INVALID_REQUEST = -32600
export const METHOD_NOT_FOUND = -32601
export const INVALID_PARAMS = -32602
export const INTERNAL_ERROR = -32603

export const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A fraction, or a number too large to be written back as it came, is no id. */
export const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isSafeInteger(id)

/** @param result JSON text */
export const succeed = (id: Id, result: string) => `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`

/** @param data what a program needs to know beyond the code; left out when there is none */
export const fail = (id: Id, code: number, message: string, data?: object) => JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } })

/** The answer to a body that could not be read; `why` is a sentence of ours. */
export const refuseUnreadable = (why: string): Answer => ({ status: 400, text: fail(null, PARSE_ERROR, `Parse error: ${why}`) })
