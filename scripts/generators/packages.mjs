// The generators of npm that are checked by what they write: it must type-check under strict TypeScript.
//
// The versions are the newest that run on Node 20. `call` is how the tool is called beside `openapi.json`, and what
// docs/generators.md must say.

const TYPESCRIPT = ['typescript@5.9.3', '@types/node@20.19.43']

export const PACKAGES = [
  {
    name: '@hey-api/openapi-ts', version: '0.95.0', quick: true,
    call: ['openapi-ts', '-i', 'openapi.json', '-o', 'out', '-c', '@hey-api/client-fetch'],
  },
  {
    name: 'orval', version: '7.13.2', quick: true,
    call: ['orval', '--input', 'openapi.json', '--output', 'out/titen.ts', '--client', 'fetch', '--mode', 'split'],
  },
  {
    name: 'swagger-typescript-api', version: '13.13.0', quick: true,
    call: ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'out', '-n', 'titen.ts'],
  },
  {
    name: 'kubb', version: '4.39.3', quick: false, bin: '@kubb/cli',
    call: ['kubb', 'generate', '--config', 'kubb.config.mjs'],
    beside: [
      ...['core', 'plugin-oas', 'plugin-ts', 'plugin-client', 'plugin-zod'].map((part) => `@kubb/${part}@4.39.3`),
      '@kubb/fabric-core@0.16.1', '@kubb/react-fabric@0.16.1', 'axios@1.21.1', 'zod@4.6.7',
    ],
    files: {
      'kubb.config.mjs': `import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  root: '.',
  input: { path: './openapi.json' },
  output: { path: './out', clean: true },
  plugins: [pluginOas(), pluginTs(), pluginZod({ version: '4' }), pluginClient({ client: 'fetch' })],
})
`,
    },
  },
  {
    name: 'openapi-zod-client', version: '1.18.3', quick: false,
    call: ['openapi-zod-client', 'openapi.json', '-o', 'out/titen.ts', '--export-schemas'],
    beside: ['@zodios/core@10.9.6', 'zod@3.25.76', 'axios@1.21.1'],
  },
  {
    name: 'oazapfts', version: '7.5.0', quick: true,
    call: ['oazapfts', 'openapi.json', 'out/titen.ts'],
    beside: ['@oazapfts/runtime@1.2.0'],
  },
]

// Types are checked as people have them: strict, and with the checks of a bundler's project.
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler', strict: true, noEmit: true,
    skipLibCheck: true, allowImportingTsExtensions: true, esModuleInterop: true, types: ['node'],
  },
  include: ['out'],
}

/** The command as somebody types it, without an installation. */
export const commandOf = ({ name, bin, version, call }) => `npx ${bin ?? name}@${version} ${call.slice(1).join(' ')}`

/** Installs one of them, runs it and checks the types of what it wrote. */
export function checkPackage ({ name, bin, version, call, beside = [], files = {} }, { folder, install, run, write, copySpec }) {
  install([`${bin ?? name}@${version}`, ...beside, ...TYPESCRIPT])
  copySpec('openapi.json')
  write({ ...files, 'tsconfig.json': JSON.stringify(TSCONFIG) })
  run(call[0], call.slice(1), { cwd: folder })
  run('tsc', ['-p', '.', '--pretty', 'false'], { cwd: folder })
}
