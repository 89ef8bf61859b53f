import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The server reads the same file. */
const environmentFile = join(import.meta.dirname, '../../.env')
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)

const target = join(import.meta.dirname, '../../dist/web')
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

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: { outDir: target, emptyOutDir: true },
  server: {
    port: 5173,
    strictPort: true,
    // Keys are prefixes unless they start with ^: '/f' alone would also take '/funnel/...'.
    proxy: { '/api': passOn, '^/f/': passOn, '/healthz': passOn, '/readyz': passOn },
  },
})
