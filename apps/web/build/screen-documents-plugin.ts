import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import type { BuiltScreen } from './read-screens.ts'

/**
 * Leaves `screens.json` for the server: the path of every screen, the links that its document gets on top of
 * those of index.html, and what the API is asked for.
 */
export function screenDocuments(root: string, screens: readonly BuiltScreen[]): Plugin {
  return {
    name: 'screen-documents',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === module)
        return chunk ?? this.error(`The build has no chunk of ${module}`)
      }
      const known = filesOf(chunkOf(join(root, 'index.html')), bundle)
      // The server knows every page behind an address with a parameter; any other there is none.
      const listed = screens.filter(({ path, isPublic }) => !(isPublic && path.includes(':')))
      const documents = listed.map(({ path, module, preloads }) => {
        if (module === null || preloads.length === 0) return { path, links: [], preloads: [] }
        const files = filesOf(chunkOf(module), bundle)
        return { path, links: [...files].filter((file) => !known.has(file)).map(linkTo), preloads }
      })
      const source = JSON.stringify(documents)
      this.emitFile({ type: 'asset', fileName: 'screens.json', source })
    },
  }
}

/** Everything that is loaded before a chunk runs. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set([chunk.fileName])
  for (const name of files) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const imported of file.imports) files.add(imported)
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style)
  }
  return files
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}
