import { createHmac } from 'node:crypto'

import type { Database } from '../../db/client.ts'

/** Who looks at a page, as far as a server without cookies can tell one person from another. */
export type Visitor = { funnelId: string; network: string; agent: string }

export type VisitorHashes = {
  /**
   * The visitor's hash on that local day (`2026-05-01`), identical in every process. It is keyed with the day's
   * random key, so no personal data is stored and nobody can be recognized the next day.
   */
  hashVisitor(visitor: Visitor, day: string): Promise<string>
  /** Deletes hashes and keys from before the day before `day` (UTC), when every zone has left those days. */
  forgetBefore(day: string): Promise<void>
}

type Options = { sql: Database['sql']; newKey: () => string }

const hashLength = 22

export function createVisitorHashes({ sql, newKey }: Options): VisitorHashes {
  const keys = new Map<string, Promise<string>>()

  async function fetchKey(day: string): Promise<string> {
    // Whoever is first makes the day's key; all others take theirs.
    await sql`insert into visitor_keys (day, key) values (${day}, ${newKey()}) on conflict do nothing`
    const [row] = await sql`select key from visitor_keys where day = ${day}`
    return String(row?.['key'])
  }

  function keyOf(day: string): Promise<string> {
    let key = keys.get(day)
    if (key === undefined) {
      key = fetchKey(day)
      keys.set(day, key)
      key.catch(() => keys.delete(day))
    }
    return key
  }

  return {
    async hashVisitor({ funnelId, network, agent }, day) {
      const hmac = createHmac('sha256', await keyOf(day))
      return hmac
        .update(`${funnelId}\n${network}\n${agent}`)
        .digest('base64url')
        .slice(0, hashLength)
    },

    async forgetBefore(day) {
      for (const known of keys.keys()) if (known !== day) keys.delete(known)
      await sql`delete from funnel_visitors where day < ${day}::date - 1`
      await sql`delete from visitor_keys where day < ${day}::date - 1`
    },
  }
}
