import { join } from 'node:path'

import type { BuiltScreen } from './read-screens.ts'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Which chunk a module goes into; null leaves it to the bundler. */
type Group = (id: string, modules: Modules) => boolean

/**
 * A few files instead of sixty small ones, each of which costs the browser more than its bytes. A chunk takes
 * along what its modules import, unless one that stands before it has that.
 */
export function codeGroups(root: string, screens: readonly BuiltScreen[]) {
  const reach = reacher()
  const hydration = join(root, 'src/app/hydrate-public-page.tsx')
  const main = join(root, 'src/app/main.tsx')
  const [builders, others] = preloadedModules(screens)

  const isOfBuilders: Group = (id, modules) =>
    !builders.includes(id) && builders.every((screen) => reach(screen, modules).has(id))
  const isOfOthers: Group = (id, modules) => others.some((screen) => reach(screen, modules).has(id))

  const groups: Record<string, Group> = {
    // With anything else in it, a page that waits for its script would wait for that, too.
    preload: (id) => id.includes('vite/preload-helper'),
    // What hydrates a public page is there already when a visitor signs in.
    react: (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    shell: (id, modules) => reach(hydration, modules).has(id) && id !== hydration && !isDropped(id),
    // What the app needs before it knows which screen is asked for.
    core: (id, modules) => reach(main, modules).has(id) && id !== main,
    page: (id, modules) =>
      /\/packages\/(page|illustrator|activities)\//.test(id) && isOfBuilders(id, modules),
    parts: (id, modules) => isOfBuilders(id, modules) && isOfOthers(id, modules),
    builder: isOfBuilders,
  }

  return Object.entries(groups).map(([chunk, holds], index, all) => ({
    debugName: chunk,
    name: (id: string, modules: Modules) =>
      !id.endsWith('.css') && holds(id, modules) ? chunk : null,
    priority: all.length - index,
  }))
}

/** The contract's index pulls in every schema; the shell only needs the product's name and the consent rules. */
function isDropped(id: string): boolean {
  return /\/node_modules\/zod\/|\/packages\/(?!contract\/src\/product\.ts$|page\/src\/render\/measuring\/consent-memory\.ts$)/.test(
    id,
  )
}

/** Of the screens whose code is asked for by their document: each file more costs them most. */
function preloadedModules(screens: readonly BuiltScreen[]): [builders: string[], others: string[]] {
  const modules = screens.flatMap(({ module, preloads }) =>
    module === null || preloads.length === 0 ? [] : [module],
  )
  const isBuilder = (module: string) => module.includes('/builders/')
  return [modules.filter(isBuilder), modules.filter((module) => !isBuilder(module))]
}

/** Everything that a module imports, directly or not, without what it imports later. */
function reacher() {
  const known = new Map<string, ReadonlySet<string>>()

  return (entry: string, modules: Modules): ReadonlySet<string> => {
    const before = known.get(entry)
    if (before !== undefined) return before
    const found = new Set([entry])
    for (const id of found) {
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
    }
    known.set(entry, found)
    return found
  }
}
