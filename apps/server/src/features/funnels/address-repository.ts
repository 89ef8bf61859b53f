import { and, eq, ne, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/failure.ts'
import { formerSlugs, funnels } from './funnel-tables.ts'

export type AddressRepository = {
  /** The addresses that `slug` and `slug-2`, `slug-3`, … would meet, except those of one funnel. */
  listTaken(slug: string, exceptFunnelId: string | null): Promise<string[]>
  /**
   * Gives a public funnel another address; the one before leads to it from now on. A former address of
   * the same funnel may come back. 'taken' when another funnel has it, or had it.
   */
  move(id: string, slug: string): Promise<'moved' | 'taken'>
}

export function createAddressRepository({ db }: Database): AddressRepository {
  return {
    listTaken: (slug, exceptFunnelId) => listTakenSlugs(db, slug, exceptFunnelId),

    async move(id, slug) {
      try {
        return await db.transaction(async (transaction) => {
          // One at a time: an address that is given up here must not be taken meanwhile.
          await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('slugs', 0))`)
          const taken = await listTakenSlugs(transaction, slug, id)
          if (taken.includes(slug)) return 'taken'
          await moveTo(transaction, id, slug)
          return 'moved'
        })
      } catch (error) {
        // A new funnel took it in the meantime.
        if (isUniqueViolation(error, 'funnels_slug_unique')) return 'taken'
        throw error
      }
    },
  }
}

/** So many former addresses of a funnel lead to it; older ones are free again. */
const mostFormer = 20

async function moveTo(transaction: Transaction, id: string, slug: string): Promise<void> {
  await transaction.delete(formerSlugs).where(eq(formerSlugs.slug, slug))
  await transaction.execute(sql`
    insert into former_slugs (slug, funnel_id)
    select slug, id from funnels where id = ${id} and slug <> ${slug}`)
  await transaction.execute(sql`
    delete from former_slugs where funnel_id = ${id} and slug not in (
      select slug from former_slugs where funnel_id = ${id}
      order by created_at desc, slug limit ${mostFormer})`)
  await transaction
    .update(funnels)
    .set({ slug, updatedAt: sql`now()` })
    .where(eq(funnels.id, id))
}

/** Present and former addresses of all funnels: each leads somewhere. */
export async function listTakenSlugs(
  database: Pick<Database['db'], 'select'>,
  slug: string,
  exceptFunnelId: string | null,
): Promise<string[]> {
  const alike = `${slug.replaceAll(/[\\%_]/g, String.raw`\$&`)}-%`
  const isOther = exceptFunnelId === null ? undefined : ne(funnels.id, exceptFunnelId)
  const isOthersFormer =
    exceptFunnelId === null ? undefined : ne(formerSlugs.funnelId, exceptFunnelId)
  const [present, former] = await Promise.all([
    database
      .select({ slug: funnels.slug })
      .from(funnels)
      .where(and(or(eq(funnels.slug, slug), sql`${funnels.slug} like ${alike}`), isOther)),
    database
      .select({ slug: formerSlugs.slug })
      .from(formerSlugs)
      .where(
        and(or(eq(formerSlugs.slug, slug), sql`${formerSlugs.slug} like ${alike}`), isOthersFormer),
      ),
  ])
  return [...present, ...former].map((row) => row.slug)
}
