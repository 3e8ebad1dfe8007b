// mcp-tools.json -> generated/mcp.mjs: the tool list as it is answered, and the thin argument checks.
import { readFileSync } from 'node:fs'
import { madeFrom } from './sources.mjs'

// Listed as required and yet accepted when it is left out: the one place where the published schema and
// the handler differ, and both are promised to hosts.
const TOLERATED = { titen_remember: ['source_ref'] }

/** Writes the tools and, per tool, what its arguments are checked for and their types. */
export function makeMcp ({ tools }) {
  const checks = Object.fromEntries(tools.map((tool) => [tool.name, checkOf(tool)]))
  const head = madeFrom('mcp-tools.json')
  const runtime = readFileSync(new URL('./mcp-arguments.mjs', import.meta.url), 'utf8')
  return {
    'mcp.mjs': `${head}
export const tools = ${JSON.stringify(tools, null, 1)}

export const toolsJson = JSON.stringify({ tools })

const checks = ${JSON.stringify(checks, null, 1)}

${runtime}`,
    'mcp.d.mts': head + types(tools, checks),
  }
}

function checkOf ({ name, inputSchema }) {
  const required = inputSchema.required.filter((argument) => !TOLERATED[name]?.includes(argument))
  const typed = Object.entries(inputSchema.properties).map(([argument, { type }]) => [argument, type ?? 'any'])
  return { required, types: Object.fromEntries(typed) }
}

const TYPESCRIPT = { string: 'string', integer: 'number', any: 'unknown' }

function types (tools, checks) {
  const perTool = Object.entries(checks).map(([name, { required, types: typed }]) => {
    const fields = Object.entries(typed).map(([argument, type]) => {
      if (!Object.hasOwn(TYPESCRIPT, type)) throw new Error(`mcp-tools.json: ${name}.${argument} has type "${type}", which no check knows.`)
      return required.includes(argument)
        ? `    ${argument}: ${TYPESCRIPT[type]}\n`
        : `    ${argument}?: ${TYPESCRIPT[type]} | null\n`
    })
    return `  ${name}: {\n${fields.join('')}  }\n`
  })
  return `
/** The tools as tools/list answers them. */
export declare const tools: readonly ${JSON.stringify(tools, null, 1)}

/** The text of \`{"tools":[…]}\`. */
export declare const toolsJson: string

export type ToolName = keyof ToolArguments

/** Arguments that passed \`checkArguments\`. Enums and lengths are the database's to judge. */
export type ToolArguments = {
${perTool.join('')}}

export declare function isToolName (name: unknown): name is ToolName

/** One sentence about the first argument at fault, or null when the thin checks pass. */
export declare function checkArguments (tool: ToolName, given: Record<string, unknown>): string | null
`
}
