import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

import { samplePages } from './sample-pages-plugin.ts'

/** The server reads the same file. */
const environmentFile = join(import.meta.dirname, '../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const root = import.meta.dirname
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
function buildRenderer(): Plugin {
  return {
    name: 'build-renderer',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async closeBundle() {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
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

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/**
 * Everything that a public page loads whatever it shows, in two files instead of thirty small ones: React,
 * and the shell. The app uses the same two, so they are there already when a visitor comes in.
 */
function groupOfShell() {
  const entry = join(root, 'src/app/public-entry.tsx')
  let reachable: Set<string> | undefined

  return (id: string, modules: Modules): string | null => {
    reachable ??= importedFrom(entry, modules)
    if (!reachable.has(id) || id === entry || id.endsWith('.css') || isDropped(id)) return null
    return /\/node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : 'shell'
  }
}

/** The contract's door leads to every schema; the public pages use its plain data only. */
function isDropped(id: string): boolean {
  return /\/node_modules\/zod\/|\/packages\/(?!contract\/src\/(product|plans)\.ts$)/.test(id)
}

function importedFrom(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

export default defineConfig({
  plugins: [react(), tailwindcss(), samplePages(), precompress(), buildRenderer()],
  build: {
    outDir: target,
    emptyOutDir: true,
    // The server looks up which script belongs to which public page.
    manifest: 'manifest.json',
    rolldownOptions: {
      input: { app: join(root, 'index.html'), public: join(root, 'public.html') },
      output: { codeSplitting: { groups: [{ name: groupOfShell() }] } },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // Keys are prefixes unless they start with ^: '/f' alone would also take '/funnel/...'.
    proxy: { '/api': passOn, '^/f/': passOn, '/healthz': passOn, '/readyz': passOn },
  },
})
