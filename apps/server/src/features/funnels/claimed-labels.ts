import { type SQL, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'

/**
 * Slugs and subdomains of the product share one namespace, since a slug is served at its subdomain too. Whoever takes
 * a name under this lock sees all names taken before.
 */
export const nameLock: SQL = sql`pg_advisory_xact_lock(hashtextextended('slugs', 0))`

export async function lockNames(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select ${nameLock}`)
}

type Label = { label: string; productDomain: string; exceptFunnelId: string | null }

/** True if a funnel other than the given one uses the label as its product subdomain. */
export async function isLabelClaimed(
  database: Pick<Database['db'], 'execute'>,
  { label, productDomain, exceptFunnelId }: Label,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from site_hosts
    where host = ${`${label}.${productDomain}`} and funnel_id is distinct from ${exceptFunnelId}::uuid`)
  return rows.length > 0
}
