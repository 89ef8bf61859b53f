import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createOwner } from '../e2e/support/owner.ts'
import { findFreePort, personAgent, setStage } from './support/stage.ts'
import { median, type Table } from './support/table.ts'
import { findTool, type Load, runWrk } from './support/tools.ts'

const rounds = 5
const seconds = 4
const connections = 64

/** Requests a second of a published page, next to one nginx worker that serves the same bytes from a file. */
export async function benchPublicPage(): Promise<Table[]> {
  const wrk = findTool('wrk')
  const nginx = findTool('nginx', 'nginx-light')
  if (wrk === null || nginx === null) {
    return [
      {
        title: 'Public page',
        note: 'Not measured: wrk and nginx are needed.',
        columns: [],
        rows: [],
      },
    ]
  }
  const stage = await setStage()
  const load = (url: string) =>
    runWrk(wrk, { url, connections, seconds, headers: { 'User-Agent': personAgent } })
  const runs: Record<string, Load[]> = {
    'nginx, one worker': [],
    'one process': [],
    'two processes': [],
  }

  let stopServers = await stage.startServers(1)
  const { path } = await (await createOwner(stage.url)).publishFunnel()
  const html = await (await fetch(stage.url + path)).text()
  const files = await serveWithNginx({ nginx, folder: stage.folder, html })
  for (let round = 0; round < rounds; round += 1) {
    runs['nginx, one worker']?.push(await load(`${files.url}/page.html`))
    runs['one process']?.push(await load(stage.url + path))
  }
  await stopServers()
  stopServers = await stage.startServers(2)
  for (let round = 0; round < rounds; round += 1) {
    runs['nginx, one worker']?.push(await load(`${files.url}/page.html`))
    runs['two processes']?.push(await load(stage.url + path))
  }
  await stopServers()
  await files.stop()
  await stage.close()

  const rate = (name: string) => median((runs[name] ?? []).map(({ perSecond }) => perSecond))
  return [
    {
      title: `Public page: ${Buffer.byteLength(html)} bytes, ${connections} connections`,
      note: `Medians of runs of ${seconds} s; load generator and servers share the machine's cores. They are one network, so that 120 views a minute are counted.`,
      columns: ['server', 'requests/s', 'of nginx', 'p50 ms', 'p99 ms', 'failures'],
      rows: Object.entries(runs).map(([name, list]) => [
        name,
        rate(name).toFixed(0),
        (rate(name) / rate('nginx, one worker')).toFixed(2),
        median(list.map(({ p50Ms }) => p50Ms)).toFixed(2),
        median(list.map(({ p99Ms }) => p99Ms)).toFixed(2),
        list.reduce((sum, { failures }) => sum + failures, 0),
      ]),
    },
  ]
}

type Nginx = { nginx: string; folder: string; html: string }

async function serveWithNginx({
  nginx,
  folder,
  html,
}: Nginx): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await findFreePort()
  writeFileSync(join(folder, 'page.html'), html)
  chmodSync(folder, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; default_type text/html; ${temporary}
      server { listen 127.0.0.1:${port}; root ${folder}; } }`,
  )
  const server = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')], {
    stdio: 'inherit',
  })
  await pause(500)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
