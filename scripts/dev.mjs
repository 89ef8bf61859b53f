// Development: the server restarts when its sources change, the browser updates without reloading.
import { spawn } from 'node:child_process'
import { goToRoot } from './ensure/step.mjs'

goToRoot()
const { createServer } = await import('vite')
const web = await createServer({ root: 'apps/web', configFile: 'apps/web/vite.config.ts' })
await web.listen()

const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--import',
    './scripts/tsx-hook.mjs',
    'apps/server/src/main.ts',
  ],
  {
    stdio: 'inherit',
    // People use the address of the development server, which passes requests on.
    env: {
      NODE_ENV: 'development',
      PUBLIC_URL: `http://localhost:${web.config.server.port}`,
      ...process.env,
    },
  },
)
web.printUrls()

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill('SIGTERM'))
}
server.on('exit', (code) => {
  process.exitCode = code ?? 0
  void web.close()
})
