import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

import { earlyScreens } from '../src/app/early-screens.ts'

/**
 * Leaves `early-screens.json` for the server: by path of a screen, the links that its document gets on top
 * of those of index.html, and what the API is asked for.
 */
export function earlyLinks(root: string): Plugin {
  return {
    name: 'early-links',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const chunkOf = (module: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module))
        return chunk ?? this.error(`The build has no chunk of ${module}`)
      }
      const known = filesOf(chunkOf('index.html'), bundle)
      const screens = Object.entries(earlyScreens).map(([path, { module, answers }]) => {
        const files = filesOf(chunkOf(join('src', module)), bundle)
        return { path, links: [...files].filter((file) => !known.has(file)).map(linkTo), answers }
      })
      const source = JSON.stringify(screens)
      this.emitFile({ type: 'asset', fileName: 'early-screens.json', source })
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
