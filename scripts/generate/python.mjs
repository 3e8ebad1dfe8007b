// openapi.yaml -> clients/python/titen/_generated/: the models and calls of the Python client.
import { aboutOf, clientRows } from './sdk.mjs'
import { makeModels, typeOf } from './python-models.mjs'
import { deref } from './sources.mjs'

const HEAD = '# Made by "npm run generate" from openapi.yaml. Do not edit: change the source and run it again.\n'
// Words that no parameter may be called, and those that the methods take for themselves.
const TAKEN = new Set(['and', 'as', 'async', 'await', 'class', 'def', 'del', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'not',
  'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield', 'self', 'idempotency_key', 'timeout'])

/** Writes the package `titen._generated`. */
export function makePython (sources) {
  const rows = clientRows(sources).map((row) => pythonRow(sources.doc, row))
  return {
    '__init__.py': `${HEAD}__version__ = ${JSON.stringify(sources.doc.info.version)}\n`,
    'models.py': HEAD + makeModels(sources.doc, rows),
    'calls.py': HEAD + makeCalls(rows),
    'operations.py': HEAD + makeOperations(rows, SYNC),
    'async_operations.py': HEAD + makeOperations(rows, ASYNC),
  }
}

const snake = (id) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What Python needs of an operation: its function's name, parameters in order, and the types that it answers. */
function pythonRow (doc, row) {
  const { data, meta } = doc.components.schemas[row.reply].properties
  const model = (schema) => typeOf(doc, schema, 'models.')
  const path = row.params.filter(({ in: where }) => where === 'path').map(({ name }) => ({ name, type: 'str', place: 'path' }))
  const body = bodyParameters(doc, row, model)
  const query = row.params.filter(({ in: where }) => where === 'query')
    .map(({ name, required, schema }) => ({ name, type: model(schema), required: required === true, place: 'query' }))
  const named = [...body, ...query].sort((a, b) => Number(b.required) - Number(a.required))
  const names = [...path, ...named].map(({ name }) => name)
  const fault = names.find((name, at) => TAKEN.has(name) || names.indexOf(name) !== at)
  if (fault !== undefined) throw new Error(`openapi.yaml: ${row.id} cannot have a Python parameter "${fault}".`)
  return {
    ...row, function: snake(row.id), path, named, about: aboutOf(row),
    urlPath: row.path, data: model(data), meta: model(meta),
    item: row.paged ? model(deref(doc, data).properties.items.items) : undefined,
  }
}

// The members of a body are parameters of their own.
function bodyParameters (doc, { id, body }, model) {
  if (body === undefined) return []
  const { properties, required = [], additionalProperties } = doc.components.schemas[body]
  if (properties === undefined || additionalProperties !== false) throw new Error(`openapi.yaml: the body of ${id} must be a closed object.`)
  return Object.entries(properties).map(([name, schema]) => {
    // A list of parameters may be any sequence; the list type of a model would refuse a list of something narrower.
    const type = model(schema).replace(/^List\[/, 'Sequence[')
    return { name, type, required: required.includes(name), place: 'body' }
  })
}

function signature ({ path, named }, first = [], last = []) {
  const marked = named.map(({ name, type, required }) => (required ? `${name}: ${type}` : `${name}: Optional[${type}] = None`))
  const keywords = [...marked, ...last]
  return [...first, ...path.map(({ name, type }) => `${name}: ${type}`), ...(keywords.length === 0 ? [] : ['*', ...keywords])]
}

// One line while it is short, else one line a parameter.
function definition (indent, start, parameters, end) {
  const short = `${indent}${start}(${parameters.join(', ')})${end}\n`
  if (short.length <= 100) return short
  return `${indent}${start}(\n${parameters.map((parameter) => `${indent}    ${parameter},\n`).join('')}${indent})${end}\n`
}

const docstring = (indent, text) => `${indent}"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""\n`

function makeCalls (rows) {
  const functions = rows.map((row) => {
    const type = row.paged ? `PagedCall[${row.data}, ${row.item}]` : `Call[${row.data}, ${row.meta}]`
    const parts = [JSON.stringify(row.id), JSON.stringify(row.method), pathOf(row)]
    for (const place of ['query', 'body']) {
      const named = row.named.filter((each) => each.place === place)
      if (named.length > 0) parts.push(`${place}=${dictionary(named)}`)
    }
    for (const trait of ['keyed', 'open']) if (row[trait]) parts.push(`${trait}=True`)
    return `${definition('', `def ${row.function}`, signature(row), ` -> ${type}:`)}${docstring('    ', row.about)}${
      definition('    ', `return ${row.paged ? 'PagedCall' : 'Call'}`, parts, '')}`
  })
  return `"""One function for each operation: what it sends, as a value. The clients send them."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .. import models
from ..call import Call, PagedCall, fill, given


${functions.join('\n\n')}`
}

// What is required is sent whatever it is, `None` for the state of a checkpoint too; None leaves out anything else.
function dictionary (named) {
  const entries = (list) => list.map(({ name }) => `"${name}": ${name}`).join(', ')
  const always = entries(named.filter(({ required }) => required))
  const maybe = entries(named.filter(({ required }) => !required))
  if (maybe === '') return `{${always}}`
  return always === '' ? `given({${maybe}})` : `{${always}, **given({${maybe}})}`
}

function pathOf ({ urlPath, path }) {
  return path.length === 0 ? JSON.stringify(urlPath) : `fill(${JSON.stringify(urlPath)}, ${path.map(({ name }) => `${name}=${name}`).join(', ')})`
}

const SYNC = { name: 'Operations', about: 'Every operation of the contract, one method each.', iterator: 'Iterator', def: 'def', send: 'self.send' }
const ASYNC = {
  name: 'AsyncOperations', about: 'Every operation of the contract, one coroutine each.', iterator: 'AsyncIterator', def: 'async def', send: 'await self.send',
}

function makeOperations (rows, kind) {
  return `"""${kind.about}"""

from __future__ import annotations

from typing import Any, ${kind.iterator}, Optional, Sequence, TypeVar

from .. import models
from ..call import Call, PagedCall
from . import calls

_Data = TypeVar("_Data")
_Item = TypeVar("_Item")


class ${kind.name}:
    """${kind.about}"""

    ${kind.def} send(
        self,
        call: Call[_Data, Any],
        *,
        idempotency_key: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> _Data:
        """Sends a call of \`titen.calls\` and answers its data."""
        raise NotImplementedError

    def iterate(
        self, call: PagedCall[Any, _Item], *, timeout: Optional[float] = None
    ) -> ${kind.iterator}[_Item]:
        """Every record of a list, one by one; a page is fetched when it is needed."""
        raise NotImplementedError

${rows.flatMap((row) => methodsOf(row, kind)).join('\n')}`
}

function methodsOf (row, kind) {
  const passed = [...row.path.map(({ name }) => name), ...row.named.map(({ name }) => `${name}=${name}`)]
  const built = (indent) => definition(indent, `calls.${row.function}`, passed, '').trimEnd()
  const timeout = 'timeout: Optional[float] = None'
  const options = row.keyed ? ['idempotency_key: Optional[str] = None', timeout] : [timeout]
  const given = row.keyed ? ', idempotency_key=idempotency_key, timeout=timeout' : ', timeout=timeout'
  const methods = [`${definition('    ', `${kind.def} ${row.function}`, signature(row, ['self'], options), ` -> ${row.data}:`)}${docstring('        ', row.about)}        call = ${built('        ').trimStart()}
        return ${kind.send}(call${given})
`]
  if (row.paged) {
    const name = `iter_${row.function.replace(/^(list|get)_/, '')}`
    methods.push(`${definition('    ', `def ${name}`, signature(row, ['self'], [timeout]), ` -> ${kind.iterator}[${row.item}]:`)}${docstring('        ', `${row.about} One by one, over all pages.`)}        call = ${built('        ').trimStart()}
        return self.iterate(call, timeout=timeout)
`)
  }
  return methods
}
