import { join } from 'node:path'

import { runnerImport } from 'vite'

export type BuiltScreen = {
  path: string
  /** The module of its code; null for an address that only leads on. */
  module: string | null
  preloads: readonly string[]
  isPublic: boolean
}

/** The table of screens. It runs by itself, so that no screen's code comes into the build's own process. */
export async function readScreens(root: string): Promise<BuiltScreen[]> {
  type Table = typeof import('../src/screens.ts')
  const { module } = await runnerImport<Table>(join(root, 'src/screens.ts'), { root })
  const publicPaths = [...module.publicScreens, ...module.liveScreens].map(({ path }) => path)
  return [
    ...module.screens.map(({ path, importCode, preloads = [] }) => ({
      path,
      module: join(root, importedBy(importCode)),
      preloads,
      isPublic: publicPaths.includes(path),
    })),
    ...module.redirects.map(({ path }) => ({ path, module: null, preloads: [], isPublic: false })),
  ]
}

/** What `() => import('…')` names, from the root of the web app. */
function importedBy(importCode: () => unknown): string {
  const [, path] = /\(["'](\/src\/[^"']+)["']\)/.exec(importCode.toString()) ?? []
  if (path === undefined) throw new Error(`Not the import of a screen: ${importCode.toString()}`)
  return path
}
