import { readFileSync } from 'node:fs'
import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const query = '?inline'
const marker = '\0css-as-text:'

/** A stylesheet as small as can be; nothing is rewritten for older browsers. */
export function minifiedCss(file: string): string {
  const { code } = transform({ filename: file, code: readFileSync(file), minify: true })
  return new TextDecoder().decode(code)
}

/**
 * Answers `import css from './a.css?inline'` with the minified text. It stands before Vite's own way, so that
 * the builds, the tests and plain Node draw a page with the same bytes.
 */
export function cssAsText(): Plugin {
  return {
    name: 'css-as-text',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css\?inline$/ },
      async handler(source, importer) {
        const found = await this.resolve(source.slice(0, -query.length), importer)
        // Without the ending of a stylesheet, or Vite would take it for one.
        return found === null ? null : `${marker}${found.id}.js`
      },
    },
    load: {
      filter: { id: /css-as-text:/ },
      handler(id) {
        const file = id.slice(marker.length, -'.js'.length)
        this.addWatchFile(file)
        return { code: `export default ${JSON.stringify(minifiedCss(file))}`, map: null }
      },
    },
  }
}
