import type { AdPlatformKey } from '@wildpath/contract'
import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** An account of a person at a platform, by the platform's id. */
export type AccountPlace = { userId: string; platform: AdPlatformKey; accountId: string }

/** Rows of one account of one person. */
export const isInAccount = (
  table: Record<keyof AccountPlace, AnyPgColumn>,
  { userId, platform, accountId }: AccountPlace,
) => and(eq(table.userId, userId), eq(table.platform, platform), eq(table.accountId, accountId))
