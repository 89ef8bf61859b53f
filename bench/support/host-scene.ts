import { Agent, request } from 'node:http'

import { type Database, openDatabase } from '../../apps/server/src/db/client.ts'
import { createOwner } from '../../e2e/support/owner.ts'
import { personAgent, setStage, type Stage } from './stage.ts'

/** Hosts whose pages are visited; each has a page of its own. */
export const visitedHosts = Array.from({ length: 10 }, (_, n) => `www.canyon-${n}.example`)

export type HostScene = {
  stage: Stage
  database: Database
  start(): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** A product with so many verified hosts; `start` answers once it knows them. */
export async function openHostScene(count: number): Promise<HostScene> {
  const stage = await setStage()
  const database = openDatabase({ kind: 'socket', ...stage.postgres }, { queryTimeoutMs: null })
  const start = async () => {
    const stop = await stage.startServers(1)
    // The last one that is read.
    while ((await ask(stage.url, lastHost(count))) !== 200);
    return stop
  }
  const stop = await stage.startServers(1)
  const { id } = await (await createOwner(stage.url)).publishFunnel()
  await fillHosts(database, { id, count })
  await stop()
  return {
    stage,
    database,
    start,
    async close() {
      await database.close()
      await stage.close()
    },
  }
}

const lastHost = (count: number) =>
  count > visitedHosts.length ? 'zz-last.example' : (visitedHosts.at(-1) ?? '')

async function fillHosts(
  { sql }: Database,
  { id, count }: { id: string; count: number },
): Promise<void> {
  await sql`update users set plan = 'explorer'`
  const last = visitedHosts.length - 1
  // Copies of a published page, each at home at a host of its own.
  await sql`insert into funnels
    select (jsonb_populate_record(f, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', 'canyon-' || n, 'title', 'Canyon ' || n, 'domain_verified', true,
      'custom_domain', 'www.canyon-' || n || '.example', 'primary_host', 'www.canyon-' || n || '.example'))).*
    from funnels f, generate_series(0, ${last}::int) as n where f.id = ${id}`
  await sql`insert into site_hosts (host, funnel_id, role, is_verified)
    select primary_host, id, 'primary', true from funnels where primary_host is not null`
  const others = count - visitedHosts.length
  if (others <= 0) return
  await sql`alter table site_hosts disable trigger site_hosts_announce_change`
  await sql`insert into site_hosts (host, funnel_id, role, is_verified)
    select case when n = 1 then 'zz-last.example' else 'www.' || md5(n::text) || '-rafting.example' end,
      ${id}, 'other', true
    from generate_series(1, ${others}::int) as n`
  await sql`alter table site_hosts enable trigger site_hosts_announce_change`
  await sql`analyze site_hosts`
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Asks for a path at a host and answers with the status, once all was read. */
export function visit(url: string, host: string, path = '/'): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request(url + path, { agent, headers: { host, 'user-agent': personAgent } }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', reject)
    .end()
  return promise
}

/** As Caddy asks. */
export const ask = (url: string, domain: string) =>
  visit(url, '127.0.0.1', `/tls/ask?domain=${domain}`)
