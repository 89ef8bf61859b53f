import { and, asc, eq, gt } from 'drizzle-orm'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import { siteHosts } from './domain-tables.ts'

/** The names of all hosts that owners' visitors come to, in memory: whoever asks for others costs next to nothing. */
export type HostRegistry = {
  /** Null while this process has not read them yet. */
  isServed(host: string): boolean | null
  /** The same, asked of the database where this process does not know yet. */
  findServed(host: string): Promise<boolean>
  count(): number
}

type Options = {
  database: Pick<Database, 'db' | 'listen'>
  log: Pick<Logger, 'warn'>
  /** Hosts read at a time, so that many of them do not hold up requests. */
  batch?: number
}

export async function createHostRegistry({
  database: { db, listen },
  log,
  batch = 5_000,
}: Options): Promise<HostRegistry> {
  let known: Set<string> | null = null
  /** What was announced while the hosts are being read; null while they are not. */
  let announced: string[] | null = null
  let reading = 0

  function apply(hosts: Set<string>, change: string): void {
    const host = change.slice(1)
    if (change.startsWith('+')) hosts.add(host)
    else hosts.delete(host)
  }

  async function readAll(turn: number): Promise<void> {
    const hosts = new Set<string>()
    announced = []
    for (let last = ''; ;) {
      // oxlint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
      const rows = await db
        .select({ host: siteHosts.host })
        .from(siteHosts)
        .where(and(gt(siteHosts.host, last), eq(siteHosts.isVerified, true)))
        .orderBy(asc(siteHosts.host))
        .limit(batch)
      // Another connection began to listen meanwhile, and another reading with it.
      if (turn !== reading) return
      for (const { host } of rows) hosts.add(host)
      if (rows.length < batch) break
      last = rows.at(-1)?.host ?? last
    }
    for (const change of announced) apply(hosts, change)
    announced = null
    known = hosts
  }

  await listen(
    'hosts_changed',
    (change) => {
      announced?.push(change)
      if (known !== null) apply(known, change)
    },
    () => {
      const turn = (reading += 1)
      readAll(turn).catch((error: unknown) => {
        log.warn({ err: error }, 'the hosts of domains could not be read')
        // What is not known is asked for one by one; the next connection that listens reads them again.
        if (turn === reading) known = announced = null
      })
    },
    () => {
      reading += 1
      known = announced = null
    },
  )

  const isServed = (host: string) => known?.has(host) ?? null
  return {
    isServed,
    async findServed(host) {
      const answer = isServed(host)
      if (answer !== null) return answer
      const [row] = await db
        .select({ host: siteHosts.host })
        .from(siteHosts)
        .where(and(eq(siteHosts.host, host), eq(siteHosts.isVerified, true)))
      return row !== undefined
    },
    count: () => known?.size ?? 0,
  }
}
