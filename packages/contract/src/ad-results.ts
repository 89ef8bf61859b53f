import { z } from 'zod'

export const adPlatformKeys = ['facebook', 'google'] as const
export type AdPlatformKey = (typeof adPlatformKeys)[number]

export const adResultsQuerySchema = z.object({
  funnel_id: z.uuid().optional(),
  /** Up to and including today. */
  days: z.coerce.number().int().min(1).max(90).default(30),
})

const count = z.int().nonnegative()

/**
 * What was spent on an ad, and what came of it. Ads of one platform whose addresses carry the same tags are one row: the
 * visits of one cannot be told from those of another.
 */
export const adResultSchema = z.object({
  platform: z.enum(adPlatformKeys),
  /** As the platform calls them, newest first. */
  names: z.array(z.string()).min(1),
  /** What the platform tells them apart by, in the same order. */
  ad_ids: z.array(z.string()).min(1),
  /** How many of them are deleted at the platform. */
  deleted: count,
  /** Whether the person's connection still reaches the account of one of them. */
  is_connected: z.boolean(),
  /** The adventure that its address leads to; null where it leads elsewhere, or to one that is gone. */
  funnel_id: z.uuid().nullable(),
  funnel_title: z.string().nullable(),
  /** ISO 4217, and whether it is a demo account's, which moves no money. */
  currency: z.string(),
  is_demo: z.boolean(),
  /** By the platform's count; `spend` in units of the currency. */
  spend: z.number().nonnegative(),
  impressions: count,
  clicks: count,
  /** By our own count; null where nothing can be counted, since the address names no ad of ours. */
  views: count.nullable(),
  leads: count.nullable(),
  /** Leads of these days that were booked since. */
  booked: count.nullable(),
  cost_per_lead: z.number().nullable(),
  cost_per_booking: z.number().nullable(),
})
export type AdResult = z.infer<typeof adResultSchema>

export const adResultsSchema = z.object({
  /** Most spent first. */
  rows: z.array(adResultSchema),
  /** When a platform was last read; null when none was. */
  synced_at: z.iso.datetime().nullable(),
})
export type AdResults = z.infer<typeof adResultsSchema>

export const refreshedAdResultsSchema = adResultsSchema.extend({
  /** Names of the accounts that could not be read just now: the rows have what was last read of them. */
  unread: z.array(z.string()),
})
export type RefreshedAdResults = z.infer<typeof refreshedAdResultsSchema>

/** Whether the two counts of visits are so far apart that it has to be said: more than a third, of ten clicks or more. */
export function countsDiffer({ clicks, views }: Pick<AdResult, 'clicks' | 'views'>): boolean {
  if (views === null || Math.max(clicks, views) < 10) return false
  return Math.abs(clicks - views) > Math.max(clicks, views) / 3
}
