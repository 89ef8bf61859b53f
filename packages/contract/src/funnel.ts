import type { GeneratedPageInput } from '@wildpath/page/compose'
import { largestPhotoCount } from '@wildpath/page/media'
import { z } from 'zod'

import { brandingFormSchema, customBrandingSchema } from './branding.ts'
import { businessFactsSchema, confirmedBusiness } from './facts/index.ts'
import { businessInfoSchema, storedBusinessInfoSchema } from './business-info.ts'
import {
  broughtContentSchema,
  editedContentSchema,
  generatedContentSchema,
  plannedContentSchema,
  writtenBySchema,
} from './generated-content.ts'
import { lineField } from './text.ts'

/** Counted by the server. `conversion_rate` is leads / views × 100 with one decimal; null at zero views. */
export const funnelStatsSchema = z.object({
  views: z.int().nonnegative(),
  leads: z.int().nonnegative(),
  conversion_rate: z.number().nonnegative().nullable(),
  last_updated: z.iso.datetime().nullable(),
})
export type FunnelStats = z.infer<typeof funnelStatsSchema>

/** As the database counts them. */
const revisionSchema = z.int().positive().max(2_147_483_647)

/** A page document as JSON; `readPage` of the page package says what it is. */
export const storedPageSchema = z.record(z.string(), z.unknown())
export type StoredPage = z.infer<typeof storedPageSchema>

/** What was public before a builder's page took its place (spec 3, 3.4). */
export const originalLandingPageSchema = z.object({
  landing_page: generatedContentSchema.shape.landing_page,
  custom_branding: customBrandingSchema,
  landingPageSections: z.array(z.unknown()).nullable(),
  usesPageBuilder: z.boolean(),
  backedUpAt: z.iso.datetime(),
})
export type OriginalLandingPage = z.infer<typeof originalLandingPageSchema>

/** A funnel as its owner reads it (spec 2, section 3). */
export const funnelSchema = z.object({
  id: z.uuid(),
  user_id: z.string(),
  title: z.string(),
  slug: z.string(),
  customDomain: z.string().nullable(),
  domainVerified: z.boolean(),
  /** Its page's present address: at its own domain once that is verified, else at the product's. */
  public_url: z.string(),
  isPublic: z.boolean(),
  status: z.enum(['draft', 'published']),
  business_info: storedBusinessInfoSchema,
  /** What is known of the business: read from its answers, or said by the owner. */
  business_facts: businessFactsSchema,
  generated_content: plannedContentSchema,
  written_by: writtenBySchema,
  custom_branding: customBrandingSchema,
  /**
   * True if the public page, or the draft of a private funnel, was edited; false if it is composed
   * from the content. Derived from the page document, like the next two fields.
   */
  usesPageBuilder: z.boolean(),
  landingPageSections: z.array(z.unknown()).nullable(),
  /** The page document of `landingPageSections` without its sections: title, style, theme and language. */
  landingPageLook: storedPageSchema.nullable(),
  /** The draft of the page document; null while it is composed from the content. */
  pageBuilderData: storedPageSchema.nullable(),
  originalLandingPageContent: originalLandingPageSchema.nullable(),
  /** True if the funnel is public and publishing would change its pages or emails. */
  has_unpublished_changes: z.boolean(),
  /** Whether new leads get the follow-up emails. */
  follow_ups_on: z.boolean(),
  /** How often the owner's plan lets its texts still be written anew; null is without limit. */
  regenerations_left: z.int().nonnegative().nullable(),
  /** Goes up with every change of what the owner edits. */
  revision: z.int().positive(),
  stats: funnelStatsSchema,
  /** The plan has fewer funnels than there are, and another one is the editable one. */
  is_read_only: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Funnel = z.infer<typeof funnelSchema>

/** A funnel as lists show it: without its texts and pages. */
export const funnelSummarySchema = funnelSchema
  .pick({
    id: true,
    title: true,
    slug: true,
    customDomain: true,
    domainVerified: true,
    public_url: true,
    isPublic: true,
    status: true,
    has_unpublished_changes: true,
    stats: true,
    is_read_only: true,
    created_at: true,
    updated_at: true,
  })
  .extend({ business_info: businessInfoSchema.pick({ business_name: true, industry: true }) })
export type FunnelSummary = z.infer<typeof funnelSummarySchema>

/** What a business's funnel is called (spec 2, section 4): 'Acme Funnel', and 'Lead Funnel' for one called so. */
export function funnelTitleOf(businessName: string): string {
  return /(?:^|\s)funnel$/i.test(businessName) ? businessName : `${businessName} Funnel`
}

/** What a list shows of a funnel. */
export function summaryOf(funnel: Funnel): FunnelSummary {
  return funnelSummarySchema.parse(funnel)
}

/** Body of POST /api/funnels. Without `generated_content` the server writes it itself. */
export const newFunnelSchema = z.object({
  /** Chosen by the caller, so that a request whose answer got lost can be sent again: one id, one funnel. */
  id: z.uuid().optional(),
  business_info: businessInfoSchema,
  /** What is known besides; what the answers say is read into it. */
  business_facts: businessFactsSchema.optional(),
  /** Logo and colours, where the owner chose some already. */
  custom_branding: brandingFormSchema.optional(),
  generated_content: broughtContentSchema.optional(),
  written_by: writtenBySchema.optional(),
  /** Photos of the owner's library for the page, the most important first; each once. */
  photo_ids: z.array(z.uuid()).max(largestPhotoCount).optional(),
})
export type NewFunnel = z.infer<typeof newFunnelSchema>
/** What a funnel is made of besides its answers and texts. */
export type NewFunnelExtras = Omit<
  NewFunnel,
  'id' | 'business_info' | 'generated_content' | 'written_by'
>

/**
 * Body of PATCH /api/funnels/:id: what the owner's forms save (spec 2, section 7). What is absent stays;
 * of `generated_content` too.
 */
export const funnelChangeSchema = z.object({
  business_info: businessInfoSchema.optional(),
  /** All of them, as they are from now on; with `business_info`, what that says is read into them. */
  business_facts: businessFactsSchema.optional(),
  /** Goes with `business_info`; absent, '{business_name} Funnel'. */
  title: lineField().min(1).max(200).optional(),
  generated_content: editedContentSchema.optional(),
  written_by: writtenBySchema.optional(),
  /** The content was written anew, which plans count; texts that were written for the owner count in any case. */
  is_regenerated: z.literal(true).optional(),
  custom_branding: brandingFormSchema.optional(),
  follow_ups_on: z.boolean().optional(),
  /** `revision` of the funnel that the change was made to. */
  baseRevision: revisionSchema,
})
export type FunnelChange = z.output<typeof funnelChangeSchema>

/**
 * Body of PATCH /api/funnels/:id/page (spec 3, section 7.3). `pageBuilderData` is the whole page,
 * `landingPageSections` its sections. The page package validates both.
 */
export const pageSaveSchema = z.object({
  pageBuilderData: z.unknown().optional(),
  landingPageSections: z.unknown().optional(),
  /** If true, also publishes the draft. If false, restores the composed page and publishes it. */
  usesPageBuilder: z.boolean().optional(),
  /** `revision` of the funnel that the change was made to. */
  baseRevision: revisionSchema,
})
export type PageSave = z.infer<typeof pageSaveSchema>

/** A difference between the draft and the published version. */
export const unpublishedChangeSchema = z.object({
  part: z.enum(['section', 'title', 'look', 'language', 'thank-you', 'email', 'business']),
  change: z.enum(['added', 'removed', 'edited', 'moved', 'hidden', 'shown']),
  /** The section's name and title, or the email's number; empty for other parts. */
  name: z.string(),
})
export type UnpublishedChange = z.infer<typeof unpublishedChangeSchema>

/** A page that a save made, named by the revision that the funnel had after it. */
export const pageVersionSchema = z.object({
  revision: z.int().positive(),
  savedAt: z.iso.datetime(),
  /** It was made the public page. */
  isMain: z.boolean(),
  /** What it is known by: its first headline, else the title of the page. */
  title: z.string(),
  sectionCount: z.int().nonnegative(),
})
export type PageVersion = z.infer<typeof pageVersionSchema>

export const publicationSchema = z.object({
  isPublic: z.boolean(),
  /** Publishes only this revision of the funnel, such as the one whose changes the owner reviewed. */
  baseRevision: revisionSchema.optional(),
})
export type Publication = z.infer<typeof publicationSchema>

export const shortestSlug = 3
export const longestSlug = 60

/** What a person types as the address of their page (spec 2, section 5). */
export const slugSchema = z
  .string()
  .min(1, 'URL slug is required')
  .regex(/^[a-z0-9-]*$/, 'Slug can only contain lowercase letters, numbers, and hyphens')
  .min(shortestSlug, 'Slug must be at least 3 characters')
  .max(longestSlug, 'Slug must be at most 60 characters')
  .refine((slug) => /[a-z0-9]/.test(slug), 'Slug needs at least one letter or number')
  // Pages are also found by their funnel's id.
  .refine((slug) => !z.guid().safeParse(slug).success, 'Please choose words instead of an id')

/** Whether an address may be taken; `suggestion` is a free one close to it when it may not. */
export const slugAvailabilitySchema = z.object({
  state: z.enum(['free', 'yours', 'taken', 'reserved', 'invalid']),
  suggestion: z.string().nullable(),
})
export type SlugAvailability = z.infer<typeof slugAvailabilitySchema>

/** Path of a funnel's public page. */
export function publicPath(slugOrId: string): string {
  return `/f/${encodeURIComponent(slugOrId)}`
}

/** What a funnel's generated pages are composed from. */
export function pageInputOf({
  business_info,
  generated_content,
  custom_branding,
  business_facts,
}: Pick<
  Funnel,
  'business_info' | 'generated_content' | 'custom_branding' | 'business_facts'
>): GeneratedPageInput {
  return {
    businessName: business_info.business_name,
    mainOffer: business_info.main_offer,
    productService: business_info.product_service,
    landingPage: generated_content.landing_page,
    thankYouPage: generated_content.thank_you_page,
    branding: custom_branding,
    business: confirmedBusiness(business_facts, generated_content.landing_page.language),
  }
}
