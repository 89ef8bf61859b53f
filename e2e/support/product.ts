import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const startPatienceMs = 60_000

/** The built product as an operator runs it, on a port and a data folder of its own. */
export type Product = {
  /** `http://localhost:{port}`, without a trailing slash. */
  url: string
  port: number
  dataDir: string
  /** Everything it printed so far. */
  output(): string
  /** SIGTERM; throws unless it exits with 0. Removes the data folder if the product made it. */
  stop(): Promise<void>
  /** kill -9 of the server and of its PostgreSQL. The data folder stays. */
  kill(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  dataDir?: string
  port?: number
  /** A data folder to begin with a copy of. */
  freshData?: string
  /** Arguments of Node in place of the built server. */
  program?: string[]
}

/** Starts the built product and returns when it says that it is ready. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const dataDir = options.dataDir ?? makeDataDir(options.freshData)
  const port = options.port ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const program = options.program ?? [join(root, 'apps/server/dist/main.js')]
  const server = spawn(process.execPath, program, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // What one start compiled, the next ones find.
      NODE_COMPILE_CACHE: join(root, 'test-results/compile-cache'),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  server.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const output = () => printed
  await waitUntilReady({ server, url, output })
  return {
    url,
    port,
    dataDir,
    output,
    stop: async () => {
      const [code] = await end(server, 'SIGTERM')
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The product stopped with code ${String(code)}:\n${printed}`)
    },
    kill: async () => {
      process.kill(findPostgres(dataDir), 'SIGKILL')
      await end(server, 'SIGKILL')
    },
  }
}

/** PostgreSQL writes its process id into the first line of this file. */
function findPostgres(dataDir: string): number {
  const [pidFile] = globSync('**/postmaster.pid', { cwd: dataDir })
  if (pidFile === undefined) throw new Error(`No PostgreSQL runs in ${dataDir}`)
  return Number.parseInt(readFileSync(join(dataDir, pidFile), 'utf8'), 10)
}

/** Readable by all: as root without user namespaces, PostgreSQL runs as another account. */
export function makeDataDir(freshData?: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'wildpath-e2e-'))
  // Modes and all: PostgreSQL refuses a folder that others may read.
  if (freshData !== undefined) execFileSync('cp', ['-a', `${freshData}/.`, directory])
  chmodSync(directory, 0o755)
  return directory
}

async function waitUntilReady(product: {
  server: ChildProcess
  url: string
  output(): string
}): Promise<void> {
  const deadline = performance.now() + startPatienceMs
  while (performance.now() < deadline) {
    if (product.server.exitCode !== null) {
      throw new Error(`The product ended with ${product.server.exitCode}:\n${product.output()}`)
    }
    const answer = await fetch(`${product.url}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  await end(product.server, 'SIGKILL')
  throw new Error(`The product was not ready in time:\n${product.output()}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<unknown[]> {
  if (server.exitCode !== null || server.signalCode !== null) return [server.exitCode]
  const exited = once(server, 'exit')
  server.kill(signal)
  return exited
}

/**
 * Below the ports that systems give to connections: one of those may be taken by a connection before the
 * product listens on it.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  const probe = createServer().listen(port, '127.0.0.1')
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return findFreePort()
  probe.close()
  await once(probe, 'close')
  return port
}
