import { fontFamilies } from '@wildpath/page/document'
import { z } from 'zod'

import { businessInfoSchema } from './business-info.ts'
import { generatedContentSchema, writtenBySchema } from './generated-content.ts'

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please enter a valid hex color')

/** Spec 2, section 3: what the owner chose; the page's design decides whatever is absent. */
export const customBrandingSchema = z.object({
  logo_url: z.string().max(2000).default(''),
  primary_color: hexColour.optional(),
  secondary_color: hexColour.optional(),
  font_family: z.enum(fontFamilies).optional(),
})
export type CustomBranding = z.infer<typeof customBrandingSchema>

/** Counted by the server. `conversion_rate` is leads / views × 100 with one decimal; null at zero views. */
export const funnelStatsSchema = z.object({
  views: z.int().nonnegative(),
  leads: z.int().nonnegative(),
  conversion_rate: z.number().nonnegative().nullable(),
  last_updated: z.iso.datetime().nullable(),
})
export type FunnelStats = z.infer<typeof funnelStatsSchema>

/** A funnel as its owner reads it (spec 2, section 3). */
export const funnelSchema = z.object({
  id: z.uuid(),
  user_id: z.string(),
  title: z.string(),
  slug: z.string(),
  isPublic: z.boolean(),
  status: z.enum(['draft', 'published']),
  business_info: businessInfoSchema,
  generated_content: generatedContentSchema,
  written_by: writtenBySchema,
  custom_branding: customBrandingSchema,
  stats: funnelStatsSchema,
  /** The plan has fewer funnels than there are, and another one is the editable one. */
  is_read_only: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Funnel = z.infer<typeof funnelSchema>

/** Body of POST /api/funnels. Without `generated_content` the server writes it itself. */
export const newFunnelSchema = z.object({
  /** Chosen by the caller, so that a request whose answer got lost can be sent again: one id, one funnel. */
  id: z.uuid().optional(),
  business_info: businessInfoSchema,
  generated_content: generatedContentSchema.optional(),
  written_by: writtenBySchema.optional(),
})
export type NewFunnel = z.infer<typeof newFunnelSchema>

export const publicationSchema = z.object({ isPublic: z.boolean() })

/** leads / views × 100 with one decimal; null at zero views. */
export function conversionRate(leads: number, views: number): number | null {
  return views === 0 ? null : Math.round((leads / views) * 1000) / 10
}

/** Path of a funnel's public page. */
export function publicPath(slugOrId: string): string {
  return `/f/${encodeURIComponent(slugOrId)}`
}
