import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

import { apiWithoutSchemas } from './build/api-without-schemas-plugin.ts'
import { buildCodeGroups } from './build/code-groups.ts'
import { readCodeGraph } from './build/read-code-graph.ts'
import { type BuiltScreen, readScreens } from './build/read-screens.ts'
import { screenDocuments } from './build/screen-documents-plugin.ts'
import { samplePages } from './build/sample-pages-plugin.ts'
import { zodWithoutEval } from './build/zod-without-eval-plugin.ts'
import { cssAsText } from '../../scripts/css-as-text.ts'

/** The server reads the same file. */
const environmentFile = join(import.meta.dirname, '../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const root = import.meta.dirname
const input = { app: join(root, 'index.html'), public: join(root, 'public.html') }
const target = join(root, '../../dist/web')
/** Not among the files that are served: the server imports it. */
const rendererTarget = join(root, '../../dist/web-renderer')
/** The host stays as the browser sent it: the server compares it with the origin of a write. */
const passOn = { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false }

/** The server sends compressed files only when they exist: they are made once, as small as possible. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|txt)$/.test(name)) continue
        const path = join(target, name)
        const content = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

/** Builds what renders the public pages on the server, with the same names for pictures and styles. */
function buildRenderer(screens: readonly BuiltScreen[]): Plugin {
  return {
    name: 'build-renderer',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [react(), cssAsText(), publicScreensOnly(screens)],
        publicDir: false,
        ssr: { noExternal: true },
        build: {
          ssr: true,
          target: 'node24',
          outDir: rendererTarget,
          emptyOutDir: true,
          rolldownOptions: {
            input: { 'render-public-page': join(root, 'src/app/render-public-page.tsx') },
          },
        },
      })
    },
  }
}

/** The server draws public screens alone: the code of all others stays out of what it imports. */
function publicScreensOnly(screens: readonly BuiltScreen[]): Plugin {
  const others = screens.filter(({ isPublic }) => !isPublic).map(({ module }) => module)
  return {
    name: 'public-screens-only',
    load: (id) => (others.includes(id) ? 'export {}' : null),
  }
}

async function groupCode(screens: readonly BuiltScreen[]) {
  const plugins = [react(), cssAsText(), apiWithoutSchemas()].flat()
  const listModules = await readCodeGraph(root, { input, plugins })
  return buildCodeGroups(root, { screens, listModules })
}

export default defineConfig(async ({ command }) => {
  const screens = command === 'build' ? await readScreens(root) : []
  const groups = command === 'build' ? await groupCode(screens) : []
  return {
    plugins: [
      react(),
      cssAsText(),
      tailwindcss(),
      samplePages(),
      zodWithoutEval(),
      apiWithoutSchemas(),
      screenDocuments(root, screens),
      precompress(),
      buildRenderer(screens),
    ],
    build: {
      outDir: target,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        output: { codeSplitting: { groups } },
      },
    },
    server: {
      port: 5173,
      strictPort: true,
      // Keys are prefixes unless they start with ^: '/f' alone would also take '/funnel/...'.
      proxy: {
        '/api': passOn,
        '^/f/': passOn,
        '^/media/': passOn,
        '^/page-fonts/': passOn,
        '^/sandbox/': passOn,
        '/healthz': passOn,
        '/readyz': passOn,
      },
    },
  }
})
