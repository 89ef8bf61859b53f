import { join } from 'node:path'

import { earlyScreens } from '../src/app/early-screens.ts'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Which chunk a module goes into; null leaves it to the bundler. */
type Group = (id: string, modules: Modules) => boolean

/**
 * A few files instead of sixty small ones, each of which costs the browser more than its bytes. A chunk takes
 * along what its modules import, unless one that stands before it has that.
 */
export function codeGroups(root: string) {
  const reach = reacher()
  const wake = join(root, 'src/app/wake-public-page.tsx')
  const main = join(root, 'src/app/main.tsx')
  const [builders, others] = screenModules(root)

  const isOfBuilders: Group = (id, modules) =>
    !builders.includes(id) && builders.every((screen) => reach(screen, modules).has(id))
  const isOfOthers: Group = (id, modules) => others.some((screen) => reach(screen, modules).has(id))

  const groups: Record<string, Group> = {
    // With anything else in it, a page that waits for its script would wait for that, too.
    preload: (id) => id.includes('vite/preload-helper'),
    // What wakes a public page up is there already when a visitor comes in.
    react: (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    shell: (id, modules) => reach(wake, modules).has(id) && id !== wake && !isDropped(id),
    // What the app needs before it knows which screen is asked for.
    core: (id, modules) => reach(main, modules).has(id) && id !== main,
    page: (id, modules) => /\/packages\/(page|illustrator)\//.test(id) && isOfBuilders(id, modules),
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

/** The contract's door leads to every schema; the shell uses the product's name only. */
function isDropped(id: string): boolean {
  return /\/node_modules\/zod\/|\/packages\/(?!contract\/src\/product\.ts$)/.test(id)
}

function screenModules(root: string): [builders: string[], others: string[]] {
  const screens = Object.values(earlyScreens).map(({ module }) => join(root, 'src', module))
  const isBuilder = (screen: string) => screen.includes('/builders/')
  return [screens.filter(isBuilder), screens.filter((screen) => !isBuilder(screen))]
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
