import { join } from 'node:path'

import type { ListModules } from './read-code-graph.ts'
import type { BuiltScreen } from './read-screens.ts'

type CodeSource = { screens: readonly BuiltScreen[]; listModules: ListModules }

/**
 * Groups modules into a few files, because requesting dozens of small files would slow down loading. Each module goes
 * into the first group that matches it.
 */
export function buildCodeGroups(root: string, { screens, listModules }: CodeSource) {
  const publicPageEntry = join(root, 'src/app/hydrate-public-page.tsx')
  const appEntry = join(root, 'src/app/main.tsx')
  const publicPage = listModules(publicPageEntry)
  const app = listModules(appEntry)
  const modules = [...new Set(screens.flatMap(({ module }) => module ?? []))]
  const entries = new Set([publicPageEntry, appEntry, ...modules])
  const dashboard = listModules(findModule('/dashboard'))
  const leads = listModules(findModule('/leads'))
  const editor = listModules(findModule('/funnel/:id/page-builder'))
  const funnel = modules.filter((module) => classifyScreen(module) === 'funnel').map(listModules)
  const others = modules.filter((module) => classifyScreen(module) === 'other').map(listModules)

  function findModule(path: string): string {
    const module = screens.find((screen) => screen.path === path)?.module
    if (module == null) throw new Error(`No screen at ${path}`)
    return module
  }

  const groups: Record<string, (id: string) => boolean> = {
    // Contains nothing else, so that pages that preload scripts download only the helper.
    preload: (id) => id.includes('vite/preload-helper'),
    // Code that hydrates public pages is cached by the time a visitor signs in.
    react: (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    shell: (id) => publicPage.has(id),
    // Code that the app needs before it selects a screen.
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

/** Only the editor and the funnel screens render pages, so other screens must not load that code. */
function classifyScreen(module: string): 'editor' | 'funnel' | 'list' | 'other' {
  if (module.includes('/builders/')) return 'editor'
  if (/\/(dashboard|inbox)-screen\./.test(module)) return 'list'
  return /funnel|\/preview\//.test(module) ? 'funnel' : 'other'
}
