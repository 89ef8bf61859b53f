import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

import { cssAsText } from '../../../scripts/css-as-text.ts'

const renderer = join(
  import.meta.dirname,
  '../src/features/marketing/samples/render-sample-pages.ts',
)

/** The whole pages of the sample businesses, as files beside the app: /samples/{key}.html. */
export function samplePages(): Plugin {
  return {
    name: 'sample-pages',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const [path, source] of await renderPages()) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?', 1)
        if (!path.startsWith('/samples/')) return next()
        renderPages().then((pages) => {
          const html = pages.get(path)
          if (html === undefined) return next()
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        }, next)
      })
    },
  }
}

async function renderPages(): Promise<Map<string, string>> {
  type Renderer = typeof import('../src/features/marketing/samples/render-sample-pages.ts')
  const { module } = await runnerImport<Renderer>(renderer, { plugins: [cssAsText()] })
  return module.renderSamplePages({ year: new Date().getFullYear() })
}
