import { z } from 'zod'

export const devices = ['phone', 'tablet', 'desktop'] as const
export const deviceSchema = z.enum(devices)
export type Device = z.infer<typeof deviceSchema>

const count = z.int().nonnegative()

export const analyticsQuerySchema = z.object({
  /** Absent: all the owner's funnels together. */
  funnel_id: z.uuid().optional(),
  /** The number of days up to and including today. */
  days: z.coerce.number().int().min(1).max(365).default(30),
})

/** Counted by the server and kept as daily rollups; all sums are of the asked days. */
export const analyticsSchema = z.object({
  /** The owner's zone, which decides when a day begins. */
  time_zone: z.string(),
  /**
   * Every day, oldest first, including days without a visit, up to today in the owner's time zone or the latest day
   * counted in an earlier time zone. `visitors`: unique visitors that day.
   */
  days: z.array(z.object({ day: z.iso.date(), views: count, visitors: count, leads: count })),
  /**
   * Where visits came from: UTM source, else the referrer's host, else 'direct'; those that advertisements brought
   * (`is_paid`, by the UTM medium) apart from the others. Most views first, ten at most, the rest as 'other'.
   */
  sources: z.array(
    z.object({ source: z.string(), is_paid: z.boolean(), views: count, leads: count }),
  ),
  /** What each ad brought whose address names it (`taggedAddress`). Most views first, forty at most. */
  ads: z.array(z.object({ source: z.string(), ad_id: z.string(), views: count, leads: count })),
  devices: z.array(z.object({ device: deviceSchema, views: count, leads: count })),
  totals: z.object({
    views: count,
    visitors: count,
    leads: count,
    /** leads / views × 100 with one decimal; null at zero views. */
    conversion_rate: z.number().nonnegative().nullable(),
  }),
})
export type Analytics = z.infer<typeof analyticsSchema>
