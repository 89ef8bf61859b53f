import { createHmac } from 'node:crypto'

import type { Database } from '../../db/client.ts'

/** Who looks at a page, as far as a server without cookies can tell one person from another. */
export type Visitor = { funnelId: string; network: string; agent: string }

export type VisitorHashes = {
  /**
   * The visitor's hash on that UTC day (`2026-05-01`), the same in every process: a hash keyed with the
   * day's random key, so that nothing of a person is stored and nobody is known again the day after.
   */
  hashVisitor(visitor: Visitor, day: string): Promise<string>
  /** Deletes the hashes and keys of the days before the one that came before `day`. */
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
