import { join } from 'node:path'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * The chunks that wake a public page up: React and the shell, in two files instead of thirty small ones.
 * The app uses the same two, so they are there already when a visitor comes in. Whatever else there is
 * stays with the bundler.
 */
export function publicCodeGroups(root: string) {
  const entry = join(root, 'src/app/wake-public-page.tsx')
  let reachable: Set<string> | undefined

  function chunkOf(id: string, modules: Modules): string | null {
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
    reachable ??= importedFrom(entry, modules)
    if (!reachable.has(id) || id === entry || id.endsWith('.css') || isDropped(id)) return null
    return 'shell'
  }

  // A chunk takes along what its modules import, unless a chunk of higher priority has it.
  return ['shell', 'react'].map((chunk, priority) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    priority,
  }))
}

/** The contract's door leads to every schema; the shell uses the product's name only. */
function isDropped(id: string): boolean {
  return /\/node_modules\/zod\/|\/packages\/(?!contract\/src\/product\.ts$)/.test(id)
}

function importedFrom(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
