import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createOwner, type Owner } from './owner.ts'
import { startProduct } from './product.ts'

export type CrashRound = {
  acknowledged: number
  /** Acknowledged leads that are gone after the next start. */
  lost: number
  /** Acknowledged leads that are there more than once. */
  twice: number
  startMs: number
}

type Options = { rounds: number; clients: number; postsBeforeKill?: number }

/**
 * While `clients` post leads, the server and its PostgreSQL are killed with SIGKILL once
 * `postsBeforeKill` were acknowledged; then the product starts again and its leads are compared
 * with the acknowledgements.
 */
export async function runCrashRounds({
  rounds,
  clients,
  postsBeforeKill = 1500,
}: Options): Promise<CrashRound[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wildpath-crash-'))
  const environment = { dataDir, env: { TRUST_PROXY: '1', LOG_LEVEL: 'error' } }
  const results: CrashRound[] = []
  let product = await startProduct(environment)
  const owner = await createOwner(product.url)
  const funnel = await owner.publishFunnel()
  for (let round = 0; round < rounds; round += 1) {
    const posting = postLeads({ url: product.url, funnel, clients, tag: `r${round}` })
    await posting.reached(postsBeforeKill)
    await product.kill()
    const acknowledged = await posting.stop()
    const begun = performance.now()
    product = await startProduct({ ...environment, port: product.port })
    const startMs = performance.now() - begun
    results.push({ ...(await compare({ owner, funnelId: funnel.id, acknowledged })), startMs })
  }
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return results
}

type Posting = {
  url: string
  funnel: { path: string; fields: string[] }
  clients: number
  tag: string
}

function answerTo(label: string, email: string): string {
  if (/email/i.test(label)) return email
  if (/date$/i.test(label)) return '2031-07-24'
  return /^number/i.test(label) ? '3' : 'Joe Rider'
}

function postLeads({ url, funnel, clients, tag }: Posting) {
  const acknowledged: string[] = []
  const stopped = new AbortController()
  let wanted = Number.POSITIVE_INFINITY
  const enough = Promise.withResolvers<void>()

  async function post(client: number): Promise<void> {
    for (let number = 0; !stopped.signal.aborted; number += 1) {
      const email = `${tag}-${client}-${number}@example.org`
      const answers = Object.fromEntries(
        funnel.fields.map((label) => [label, answerTo(label, email)]),
      )
      const answer = await fetch(url + funnel.path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(answers),
        headers: {
          'x-forwarded-for': `10.${client}.${Math.floor(number / 250) % 250}.${number % 250}`,
        },
      }).catch(() => null)
      // A refused or cut connection is no acknowledgement; the server is gone.
      if (answer === null) return
      if (answer.status === 303) acknowledged.push(email)
      if (acknowledged.length >= wanted) enough.resolve()
    }
  }
  const done = Promise.all(Array.from({ length: clients }, (_, client) => post(client)))
  return {
    async reached(count: number) {
      wanted = count
      await Promise.race([enough.promise, done])
    },
    async stop() {
      stopped.abort()
      await done
      return acknowledged
    },
  }
}

type Comparison = { owner: Owner; funnelId: string; acknowledged: string[] }

async function compare({ owner, funnelId, acknowledged }: Comparison) {
  const csv = await owner.readText(`/api/leads.csv?funnel_id=${funnelId}`)
  const stored = new Map<string, number>()
  for (const [email] of csv.matchAll(/[\w-]+@example\.org/g))
    stored.set(email, (stored.get(email) ?? 0) + 1)
  const counts = acknowledged.map((email) => stored.get(email) ?? 0)
  return {
    acknowledged: acknowledged.length,
    lost: counts.filter((count) => count === 0).length,
    twice: counts.filter((count) => count > 1).length,
  }
}
