import { and, eq, isNull, type SQL } from 'drizzle-orm'

import { funnels } from './funnel-tables.ts'

/**
 * Which funnels there are for people. Whatever reads or changes a funnel on somebody's behalf asks one of
 * these, so that a deleted one is nowhere until it is restored; only what handles the recently deleted,
 * and what exports or erases a whole account, does without.
 */
export const isLiving: SQL = isNull(funnels.deletedAt)

/** Those that visitors see. */
export const isPublished: SQL | undefined = and(eq(funnels.isPublic, true), isLiving)

/** Those of one owner; with `id`, that one if it is theirs. */
export function isOwnedBy(userId: string, id?: string): SQL | undefined {
  return and(
    eq(funnels.userId, userId),
    id === undefined ? undefined : eq(funnels.id, id),
    isLiving,
  )
}
