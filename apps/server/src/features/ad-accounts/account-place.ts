import { adAccountKeyOf, type AdPlatformKey } from '@wildpath/contract'
import { and, eq, sql } from 'drizzle-orm'

import {
  type adAccounts,
  adCreations,
  type adSpendingCaps,
  type adSpendingLog,
} from './ad-account-tables.ts'

/** An account of a person at a platform, by the platform's id, whichever way it is reached. */
export type AccountPlace = { userId: string; platform: AdPlatformKey; accountId: string }

/** Rows of one account of one person. */
export const isInAccount = (
  table: typeof adAccounts | typeof adSpendingCaps | typeof adSpendingLog,
  { userId, platform, accountId }: AccountPlace,
) => and(eq(table.userId, userId), eq(table.platform, platform), eq(table.accountId, accountId))

/** Creations in one account of one person, which keep the way that each was asked for by: it goes on by the same. */
export const isCreatedIn = ({ userId, platform, accountId }: AccountPlace) =>
  and(
    eq(adCreations.userId, userId),
    eq(adCreations.platform, platform),
    sql`regexp_replace(${adCreations.accountId}, '^([0-9]+)_[0-9]+$', '\\1') = ${adAccountKeyOf(accountId)}`,
  )
