// Development only: Node strips the types of .ts itself; .tsx also needs its JSX turned into calls, and a
// stylesheet or an article that is imported as text is no module.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'rolldown/utils'

import { minifiedCss } from './css-as-text.ts'

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('.css?inline')) {
      const text = JSON.stringify(minifiedCss(fileURLToPath(url.slice(0, url.indexOf('?')))))
      return { format: 'module', shortCircuit: true, source: `export default ${text}` }
    }
    if (url.endsWith('.md?raw')) {
      const text = JSON.stringify(
        readFileSync(fileURLToPath(url.slice(0, url.indexOf('?'))), 'utf8'),
      )
      return { format: 'module', shortCircuit: true, source: `export default ${text}` }
    }
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic' },
      sourcemap: true,
    })
    if (errors[0]) throw new SyntaxError(errors[0].message)
    const encodedMap = Buffer.from(JSON.stringify(map)).toString('base64')
    const mapUrl = `data:application/json;base64,${encodedMap}`
    return {
      format: 'module',
      shortCircuit: true,
      source: `${code}\n//# sourceMappingURL=${mapUrl}`,
    }
  },
})
