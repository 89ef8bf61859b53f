import { and, eq, ne, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/failure.ts'
import { bounds } from '../../limits.ts'
import { isLabelClaimed, nameLock } from './claimed-labels.ts'
import { ownerLock } from './count-owned.ts'
import { formerSlugs, funnels } from './funnel-tables.ts'
import { isOwnedBy, isPublished } from './funnel-visibility.ts'
import { publishDraft } from './publish-draft.ts'

type NewAddress = { id: string; userId: string; slug: string }

/** What another address changes of a funnel. */
type Moved = Pick<
  typeof funnels.$inferSelect,
  'slug' | 'isPublic' | 'status' | 'updatedAt' | 'revision'
>

type Rules = {
  isReserved: boolean
  /** Of one that is not public yet, by how many of the owner's others are. */
  mayPublish: (publicCount: number) => boolean
}

export type AddressRepository = {
  /** The addresses that `slug` and `slug-2`, `slug-3`, … would meet, except those of one funnel. */
  listTaken(slug: string, exceptFunnelId: string | null): Promise<string[]>
  /** True if another funnel uses the slug as its product subdomain. */
  isLabelClaimed(label: string, exceptFunnelId: string | null): Promise<boolean>
  /**
   * Publishes a funnel under another address, both or neither: an address is only given up for one that
   * visitors can reach. The one before leads to it from now on; a former address of the same funnel may come
   * back. 'slug-taken' when another funnel has it, or had it; null when the funnel is not the owner's.
   */
  publishAt(
    address: NewAddress,
    rules: Rules,
  ): Promise<Moved | 'slug-taken' | 'slug-reserved' | 'publish-limit' | null>
}

const moved = {
  slug: funnels.slug,
  isPublic: funnels.isPublic,
  status: funnels.status,
  updatedAt: funnels.updatedAt,
  revision: funnels.revision,
}

export function createAddressRepository(
  { db }: Database,
  productDomain: string,
): AddressRepository {
  return {
    listTaken: (slug, exceptFunnelId) => listTakenSlugs(db, slug, exceptFunnelId),

    isLabelClaimed: (label, exceptFunnelId) =>
      isLabelClaimed(db, { label, productDomain, exceptFunnelId }),

    async publishAt(address, rules) {
      try {
        return await db.transaction((transaction) =>
          publishAt(transaction, { ...address, productDomain }, rules),
        )
      } catch (error) {
        // A new funnel took it in the meantime.
        if (isUniqueViolation(error, 'funnels_slug_unique')) return 'slug-taken'
        throw error
      }
    },
  }
}

async function publishAt(
  transaction: Transaction,
  { id, userId, slug, productDomain }: NewAddress & { productDomain: string },
  { isReserved, mayPublish }: Rules,
) {
  // One at a time: an address that is given up here must not be taken meanwhile.
  await transaction.execute(sql`
    select ${ownerLock(userId)}, ${nameLock}`)
  const { isTaken, isPublic, publicCount } = await readState(transaction, { id, userId, slug })
  const label = { label: slug, productDomain, exceptFunnelId: id }
  if (isTaken || (await isLabelClaimed(transaction, label))) return 'slug-taken'
  if (isReserved) return 'slug-reserved'
  if (!isPublic && !mayPublish(publicCount)) return 'publish-limit'
  const moved = await moveTo(transaction, { id, userId, slug })
  // Changing the address of a public funnel does not publish its draft.
  if (moved === null || isPublic) return moved
  return { ...moved, published: await publishDraft(transaction, id) }
}

async function readState(transaction: Transaction, { id, userId, slug }: NewAddress) {
  const publicIds = transaction
    .select({ id: funnels.id })
    .from(funnels)
    .where(and(isOwnedBy(userId), isPublished))
  const { rows } = await transaction.execute<{
    is_taken: boolean
    is_public: boolean
    public_count: number
  }>(sql`
    select
      exists (select from ${funnels} where slug = ${slug} and id <> ${id})
        or exists (select from ${formerSlugs} where slug = ${slug} and funnel_id <> ${id}) as is_taken,
      coalesce(bool_or(public.id = ${id}), false) as is_public,
      count(*)::int as public_count
    from (${publicIds}) as public`)
  const [state] = rows
  if (state === undefined) throw new Error('An aggregate without a row')
  return {
    isTaken: state.is_taken,
    isPublic: state.is_public,
    publicCount: state.public_count,
  }
}

/** One statement, whose parts all see the addresses as they were before it. */
async function moveTo(transaction: Transaction, { id, userId, slug }: NewAddress) {
  const isIt = isOwnedBy(userId, id)
  const regained = transaction
    .$with('regained', {})
    .as(sql`delete from ${formerSlugs} where slug = ${slug} and funnel_id = ${id}`)
  const left = transaction.$with('left_behind', {}).as(sql`
    insert into ${formerSlugs} (slug, funnel_id)
    select slug, id from ${funnels} where ${isIt} and slug <> ${slug} returning slug`)
  const forgotten = transaction.$with('forgotten', {}).as(sql`
    delete from ${formerSlugs} where funnel_id = ${id} and slug <> ${slug} and slug not in (
      select slug from ${formerSlugs} where funnel_id = ${id} and slug <> ${slug}
      order by created_at desc, slug
      limit ${bounds.funnels.formerAddresses}::int - (select count(*) from left_behind))`)
  const [row] = await transaction
    .with(regained, left, forgotten)
    .update(funnels)
    .set({ slug, isPublic: true, status: 'published', updatedAt: sql`now()` })
    .where(isIt)
    .returning(moved)
  return row ?? null
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
