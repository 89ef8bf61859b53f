import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { bounds } from '../../limits.ts'
import type { AccountProblem, GoogleConversion } from '../../providers/conversions/conversions.ts'
import { funnels } from '../funnels/index.ts'
import { conversionEvents, measuringAccounts } from './measuring-tables.ts'

export type StoredMeasuring = typeof measuringAccounts.$inferSelect
type Ids = Pick<
  StoredMeasuring,
  | 'userId'
  | 'metaPixelId'
  | 'googleTagId'
  | 'googleConversionLabel'
  | 'tiktokPixelId'
  | 'privacyPolicyUrl'
>

export type RecentConversion = Pick<
  typeof conversionEvents.$inferSelect,
  'leadId' | 'platform' | 'state' | 'body' | 'settledAt'
> & { funnelTitle: string }

export type MeasuringRepository = {
  find(userId: string): Promise<StoredMeasuring | null>
  /** Leaves the token as it is; Google is told no more where its conversion is another one. */
  saveIds(ids: Ids): Promise<void>
  /** Null takes it away; false where the owner has no account at Meta. */
  saveMetaToken(userId: string, sealedMetaToken: string | null): Promise<boolean>
  /** Null ends it; false where the owner's conversion is another one meanwhile. */
  saveGoogleConversion(
    tag: Pick<Ids, 'userId' | 'googleTagId' | 'googleConversionLabel'>,
    conversion: GoogleConversion | null,
  ): Promise<boolean>
  /** The newest first. */
  listRecent(userId: string): Promise<RecentConversion[]>
}

export function createMeasuringRepository({ db }: Pick<Database, 'db'>): MeasuringRepository {
  return {
    async find(userId) {
      const [row] = await db
        .select()
        .from(measuringAccounts)
        .where(eq(measuringAccounts.userId, userId))
      return row ?? null
    },

    async saveIds(ids) {
      await db
        .insert(measuringAccounts)
        .values(ids)
        .onConflictDoUpdate({
          target: measuringAccounts.userId,
          set: {
            ...ids,
            googleConversion: sql`case when ${isSameTag(ids)} then ${measuringAccounts.googleConversion} end`,
          },
        })
    },

    async saveMetaToken(userId, sealedMetaToken) {
      const rows = await db
        .update(measuringAccounts)
        .set({ sealedMetaToken, metaTokenRefusedSince: null })
        .where(
          and(
            eq(measuringAccounts.userId, userId),
            sealedMetaToken === null ? undefined : sql`${measuringAccounts.metaPixelId} <> ''`,
          ),
        )
        .returning({ userId: measuringAccounts.userId })
      return rows.length > 0
    },

    async saveGoogleConversion(tag, googleConversion) {
      const rows = await db
        .update(measuringAccounts)
        .set({ googleConversion, googleProblem: null, googleProblemSince: null })
        .where(and(eq(measuringAccounts.userId, tag.userId), isSameTag(tag)))
        .returning({ userId: measuringAccounts.userId })
      return rows.length > 0
    },

    listRecent(userId) {
      return db
        .select({
          leadId: conversionEvents.leadId,
          platform: conversionEvents.platform,
          state: conversionEvents.state,
          body: conversionEvents.body,
          settledAt: conversionEvents.settledAt,
          funnelTitle: funnels.title,
        })
        .from(conversionEvents)
        .innerJoin(funnels, eq(funnels.id, conversionEvents.funnelId))
        .where(eq(conversionEvents.userId, userId))
        .orderBy(desc(conversionEvents.settledAt))
        .limit(bounds.lists.conversions)
    },
  }
}

/** What Meta said of a token: refused, or taken again. A token that took its place meanwhile is not meant. */
export async function noteMetaToken(
  transaction: Transaction,
  { userId, sealedMetaToken }: Pick<StoredMeasuring, 'userId' | 'sealedMetaToken'>,
  refusedAt: Date | null,
): Promise<void> {
  const { metaTokenRefusedSince } = measuringAccounts
  await transaction
    .update(measuringAccounts)
    .set({ metaTokenRefusedSince: refusedAt })
    .where(
      and(
        eq(measuringAccounts.userId, userId),
        sql`${measuringAccounts.sealedMetaToken} is not distinct from ${sealedMetaToken}`,
        refusedAt === null ? undefined : isNull(metaTokenRefusedSince),
      ),
    )
}

/** What keeps Google from taking leads, or that it takes them again. */
export async function noteGoogleProblem(
  transaction: Transaction,
  { userId }: Pick<StoredMeasuring, 'userId'>,
  problem: { kind: AccountProblem; at: Date } | null,
): Promise<void> {
  const { googleProblem } = measuringAccounts
  await transaction
    .update(measuringAccounts)
    .set({ googleProblem: problem?.kind ?? null, googleProblemSince: problem?.at ?? null })
    .where(
      and(
        eq(measuringAccounts.userId, userId),
        sql`${googleProblem} is distinct from ${problem?.kind ?? null}`,
      ),
    )
}

function isSameTag({
  googleTagId,
  googleConversionLabel,
}: Pick<Ids, 'googleTagId' | 'googleConversionLabel'>) {
  const { googleTagId: tag, googleConversionLabel: label } = measuringAccounts
  return sql`(${tag} = ${googleTagId} and ${label} = ${googleConversionLabel})`
}
