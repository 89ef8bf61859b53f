import type { FontFamily } from '../style/font-families.ts'

/** What a funnel knows about its pages; field names follow spec 2, section 3. */
export type GeneratedPageInput = {
  businessName: string
  mainOffer: string
  landingPage: {
    headline: string
    subheadline: string
    benefits: readonly string[]
    cta_text: string
    cta_url: string
    form_fields: readonly string[]
  }
  thankYouPage: { headline: string; message: string; next_steps: readonly string[] }
  branding: {
    logo_url: string
    primary_color: string
    secondary_color: string
    font_family: FontFamily
  }
  /** Four-digit year of the copyright line. */
  year: number
  /** What the business does, in any words; chooses the landscape of the first screen. */
  activityHint?: string
}
