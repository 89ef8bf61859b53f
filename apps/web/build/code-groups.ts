import { join } from 'node:path'

import type { CodeGraph } from './read-code-graph.ts'
import type { BuiltScreen } from './read-screens.ts'

const editorPaths = ['/funnel/:id/builder', '/funnel/:id/page-builder', '/funnel/:id/visual-editor']
const funnelPaths = [
  '/funnel/:id',
  '/funnel/:id/edit',
  '/funnel/:id/facts',
  '/funnel/:id/edit-landing-page',
]

/**
 * A few files instead of sixty small ones, each of which costs the browser more than its bytes. The first group that
 * holds a module takes it. What a module imports has to be in its own group or one before it: files that import each
 * other fail to load.
 */
export function codeGroups(root: string, screens: readonly BuiltScreen[], graph: CodeGraph) {
  const listScreen = (path: string) => {
    const module = screens.find((screen) => screen.path === path)?.module
    if (module == null) throw new Error(`No screen at ${path}`)
    return graph.listModules(module)
  }
  const publicPage = graph.listModules(join(root, 'src/app/hydrate-public-page.tsx'))
  const app = graph.listModules(join(root, 'index.html'))
  const dashboard = listScreen('/dashboard')
  const leads = listScreen('/leads')
  const editors = editorPaths.map(listScreen)
  const funnel = funnelPaths.map(listScreen)
  const isOfEditors = (id: string) => editors.every((modules) => modules.has(id))

  const groups: Record<string, (id: string) => boolean> = {
    // With anything else in it, a page that waits for its script would wait for that, too.
    preload: (id) => id.includes('vite/preload-helper'),
    // What hydrates a public page is there already when a visitor signs in.
    react: (id) => /\/node_modules\/(react|react-dom|scheduler)\//.test(id),
    shell: (id) => app.has(id) && publicPage.has(id),
    // What the app needs before it knows which screen is asked for.
    core: (id) => app.has(id),
    lists: (id) => dashboard.has(id) && leads.has(id),
    dashboard: (id) => dashboard.has(id),
    leads: (id) => leads.has(id),
    zod: (id) => /\/node_modules\/zod\//.test(id),
    parts: (id) => isOfEditors(id) && funnel.some((modules) => modules.has(id)),
    builder: isOfEditors,
  }

  // A screen's own module stays the entry of its chunk.
  const entries = new Set(screens.map(({ module }) => module))
  return Object.entries(groups).map(([chunk, holds], index, all) => ({
    debugName: chunk,
    name: (id: string) => (!id.endsWith('.css') && !entries.has(id) && holds(id) ? chunk : null),
    // The sets hold what is left after tree shaking; the imports of a module would bring the rest back.
    includeDependenciesRecursively: false,
    priority: all.length - index,
  }))
}
