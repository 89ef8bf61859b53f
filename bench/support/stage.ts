import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/db/embedded-postgres.ts'

const root = join(import.meta.dirname, '../..')

/** Reads like a browser of a person, so that views are counted as they are in life. */
export const personAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

export type Stage = {
  folder: string
  postgres: EmbeddedPostgres
  databaseUrl: string
  url: string
  /** Starts server processes that share one port; answers when each is ready. */
  startServers(count: number, environment?: Record<string, string>): Promise<() => Promise<void>>
  /** kill -9 of one of the running servers. */
  killServer(): Promise<void>
  /** What all running servers hold in memory, as Linux tells it. */
  memoryMb(): number
  close(): Promise<void>
}

/** A PostgreSQL of its own and the built server on a free port of loopback. */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: { info: () => {}, warn: () => {}, error: console.error },
    onFatal: (reason) => console.error(reason),
  })
  const port = await findFreePort()
  const databaseUrl = `postgres://${postgres.username}@localhost/${postgres.database}?host=${encodeURIComponent(postgres.host)}`
  const url = `http://127.0.0.1:${port}`
  const running = new Set<ChildProcess>()
  return {
    folder,
    postgres,
    databaseUrl,
    url,
    memoryMb: () => [...running].reduce((sum, { pid }) => sum + memoryMbOf(pid), 0),
    async killServer() {
      const [server] = running
      if (server === undefined) throw new Error('No server runs')
      running.delete(server)
      server.kill('SIGKILL')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
    async startServers(count, environment = {}) {
      const servers: ChildProcess[] = []
      for (let index = 0; index < count; index += 1) {
        servers.push(await startServer({ port, databaseUrl, environment }))
      }
      for (const server of servers) running.add(server)
      return async () => {
        for (const server of servers) {
          if (!running.has(server)) continue
          server.kill('SIGTERM')
          if (server.exitCode === null) await once(server, 'exit')
          running.delete(server)
        }
      }
    },
    async close() {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startServer({
  port,
  databaseUrl,
  environment,
}: {
  port: number
  databaseUrl: string
  environment: Record<string, string>
}): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      REUSE_PORT: '1',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const printed = server.stdout.setEncoding('utf8')
  for await (const [text] of on(printed, 'data')) if (String(text).includes('Ready')) break
  return server
}

function memoryMbOf(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
