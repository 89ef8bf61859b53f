import { join } from 'node:path'

import type { ListModules } from './read-code-graph.ts'
import type { BuiltScreen } from './read-screens.ts'

type CodeSource = { screens: readonly BuiltScreen[]; listModules: ListModules }

/**
 * Groups modules into a few files, because each of sixty small ones would cost the browser more than its bytes. The
 * first group that names a module takes it, along with everything it imports that no earlier group has.
 */
export function codeGroups(root: string, { screens, listModules }: CodeSource) {
  const publicPageEntry = join(root, 'src/app/hydrate-public-page.tsx')
  const appEntry = join(root, 'src/app/main.tsx')
  const publicPage = listModules(publicPageEntry)
  const app = listModules(appEntry)
  const modules = [...new Set(screens.flatMap(({ module }) => module ?? []))]
  const entries = new Set([publicPageEntry, appEntry, ...modules])
  const dashboard = listModules(findModule('/dashboard'))
  const leads = listModules(findModule('/leads'))
  const editor = listModules(findModule('/funnel/:id/page-builder'))
  const funnel = modules.filter((module) => kindOf(module) === 'funnel').map(listModules)
  const others = modules.filter((module) => kindOf(module) === 'other').map(listModules)

  function findModule(path: string): string {
    const module = screens.find((screen) => screen.path === path)?.module
    if (module == null) throw new Error(`No screen at ${path}`)
    return module
  }

  const groups: Record<string, (id: string) => boolean> = {
    // With anything else in it, a page that waits for its script would wait for that, too.
    preload: (id) => id.includes('vite/preload-helper'),
    // What hydrates a public page is there already when a visitor signs in.
    react: (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    shell: (id) => publicPage.has(id),
    // What the app needs before it knows which screen is asked for.
    core: (id) => app.has(id),
    lists: (id) => [dashboard, leads, editor].filter((code) => code.has(id)).length > 1,
    dashboard: (id) => dashboard.has(id),
    leads: (id) => leads.has(id),
    schemas: (id) => editor.has(id) && /\/node_modules\/zod\//.test(id),
    shared: (id) => editor.has(id) && others.some((code) => code.has(id)),
    page: (id) => editor.has(id) && /\/packages\//.test(id),
    parts: (id) => editor.has(id) && funnel.some((code) => code.has(id)),
    editor: (id) => editor.has(id),
  }

  return Object.entries(groups).map(([chunk, holds], index, all) => ({
    debugName: chunk,
    name: (id: string) => (!id.endsWith('.css') && !entries.has(id) && holds(id) ? chunk : null),
    priority: all.length - index,
  }))
}

/** Screens of a funnel show pages, as the editor does; other screens must not load the code of pages. */
function kindOf(module: string): 'editor' | 'funnel' | 'list' | 'other' {
  if (module.includes('/builders/')) return 'editor'
  if (/\/(dashboard|inbox)-screen\./.test(module)) return 'list'
  return /funnel|\/preview\//.test(module) ? 'funnel' : 'other'
}
