/**
 * The accounts at ad platforms that hear of a page's visits and leads, once a visitor agrees. Ids as the platforms
 * write them, checked before; empty where there is none.
 */
export type Measuring = {
  metaPixelId: string
  /** 'AW-…' of Google Ads or 'G-…' of Google Analytics. */
  googleTagId: string
  /** Of the conversion action that a lead counts for; with 'AW-…' only. */
  googleConversionLabel: string
  tiktokPixelId: string
  /** URL of the owner's privacy policy; null if there is none. */
  privacyPolicyUrl: string | null
  /** They get hashes of a lead's email address and phone number, too, which visitors are told. */
  contactGoesTo: readonly ContactPlatform[]
}

/** Platforms that our server tells of leads, beside the browser. */
export type ContactPlatform = 'meta' | 'google'
