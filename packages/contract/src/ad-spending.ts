import { z } from 'zod'

import { providerIdSchema } from './ad-accounts.ts'
import { dailyCapSchema } from './ad-money.ts'
import { adPlatformKeys } from './ad-results.ts'

/** An account of a person at a platform. */
export const adAccountPlaceSchema = z.object({
  platform: z.enum(adPlatformKeys),
  accountId: providerIdSchema,
})

/** The most that the ads of an account may be set to spend a day, in units of its currency. */
export const adCapSchema = z.object({ dailyCap: dailyCapSchema })

export const adSpendingActions = [
  'create',
  'create-paused',
  'activate',
  'pause',
  'edit',
  'edit-texts',
  'delete',
  'cap',
] as const
export type AdSpendingAction = (typeof adSpendingActions)[number]

/** Something that was done about an owner's money at a platform. */
export const adSpendingEntrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  platform: z.enum(adPlatformKeys),
  /** Its key (`adAccountKeyOf`). */
  accountId: z.string(),
  /** As it was last seen; null where the platform never told of it. */
  accountName: z.string().nullable(),
  isDemo: z.boolean(),
  action: z.enum(adSpendingActions),
  /** 'asked': the platform has not answered, so nobody knows yet. */
  outcome: z.enum(['asked', 'done', 'refused']),
  /** Of the ad; null where it was made elsewhere, and for the cap. */
  name: z.string().nullable(),
  /** ISO 4217; null where none is known. */
  currency: z.string().nullable(),
  /** Units of it a day: the budget that begins, changes or stops, or the cap; and what it was before where it was changed. */
  dailyAmount: z.number().nullable(),
  dailyAmountBefore: z.number().nullable(),
  /** Why it was refused. */
  message: z.string().nullable(),
})
export type AdSpendingEntry = z.infer<typeof adSpendingEntrySchema>

export const adSpendingLogSchema = z.object({
  /** Newest first. */
  entries: z.array(adSpendingEntrySchema),
  /** What to ask for those before; null where there are none. */
  next: z.string().nullable(),
})
export type AdSpendingLog = z.infer<typeof adSpendingLogSchema>

/** An account of a person at a platform, with what runs there. */
export const runningAdsSchema = z.object({
  platform: z.enum(adPlatformKeys),
  /** Its key (`adAccountKeyOf`). */
  accountId: z.string(),
  name: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  isDemo: z.boolean(),
  /** When the platform told of these ads last. */
  readAt: z.iso.datetime(),
  ads: z.array(
    z.object({
      /** Ads with the same one spend its amount together. */
      budgetId: z.string(),
      /** Units of the currency. */
      dailyAmount: z.number(),
      /** The adventure that it leads to; null where it leads elsewhere. */
      funnelId: z.uuid().nullable(),
    }),
  ),
})
export type RunningAds = z.infer<typeof runningAdsSchema>

/** As the platforms last told, which are not asked; accounts of which nothing is known are left out. */
export const runningAdsListSchema = z.object({ accounts: z.array(runningAdsSchema) })

/** `before` is a `next` that was answered. */
export const adSpendingQuerySchema = z.object({ before: z.string().max(100).optional() })
