import { join } from 'node:path'

import { type Plugin, runnerImport } from 'vite'

const table = join(import.meta.dirname, '../../../packages/contract/src/api.ts')

/**
 * Keeps of each endpoint only what the browser calls it with. The browser trusts the server's answers, so no screen
 * loads the contract's schemas and their library just to become usable.
 */
export function apiWithoutSchemas(): Plugin {
  return {
    name: 'api-without-schemas',
    apply: 'build',
    load: {
      filter: { id: /\/packages\/contract\/src\/api\.ts$/ },
      async handler() {
        type Table = typeof import('../../../packages/contract/src/api.ts')
        const { module } = await runnerImport<Table>(table)
        const parts = ['method', 'path', 'isRepeatable', 'isSlow']
        const endpoints = Object.entries(module.api).map(([name, endpoint]) => [
          name,
          Object.fromEntries(Object.entries(endpoint).filter(([part]) => parts.includes(part))),
        ])
        return `export const api = ${JSON.stringify(Object.fromEntries(endpoints))}`
      },
    },
  }
}
