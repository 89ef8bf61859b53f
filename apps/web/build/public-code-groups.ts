import { join } from 'node:path'

type ModuleInfo = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type Modules = { getModuleInfo(id: string): ModuleInfo | null }

/**
 * The chunks of what the public pages have in common: React, the shell around every page, and the
 * parts of more than one page, in three files instead of thirty small ones. The app uses the same
 * three, so they are there already when a visitor comes in. Whatever else there is stays with the bundler.
 */
export function publicCodeGroups(root: string) {
  const entry = join(root, 'src/app/wake-public-page.tsx')
  const screens = join(root, 'src/app/public-screens.ts')
  let reach: { shell: Set<string>; pages: Set<string>[] } | undefined

  function chunkOf(id: string, modules: Modules): string | null {
    reach ??= {
      shell: importedFrom([entry], modules),
      pages: (modules.getModuleInfo(screens)?.dynamicallyImportedIds ?? []).map((screen) =>
        importedFrom([screen], modules),
      ),
    }
    if (id === entry || id.endsWith('.css') || isDropped(id)) return null
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) {
      return 'react'
    }
    if (reach.shell.has(id)) return 'shell'
    return reach.pages.filter((page) => page.has(id)).length > 1 ? 'pages' : null
  }

  // A chunk takes along what its modules import, unless a chunk of higher priority has it.
  return ['pages', 'shell', 'react'].map((chunk, priority) => ({
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
    priority,
  }))
}

/** The contract's door leads to every schema; the public pages use its plain data only. */
function isDropped(id: string): boolean {
  return /\/node_modules\/zod\/|\/packages\/(?!contract\/src\/(product|plans|industries)\.ts$)/.test(
    id,
  )
}

function importedFrom(ids: readonly string[], modules: Modules): Set<string> {
  const found = new Set(ids)
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
