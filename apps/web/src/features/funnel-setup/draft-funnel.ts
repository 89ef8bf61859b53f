import {
  type BusinessInfo,
  customBrandingSchema,
  type DraftPart,
  landingPageOf,
  noFacts,
} from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'

/** Who it is written for, and what of it is finished. */
export type Draft = { info: BusinessInfo; part: DraftPart }

/**
 * The page as far as a model has written it; null before it has a headline. Nothing stands in for what is not
 * written yet.
 */
export function draftPage({ info, part }: Draft): PageDocument | null {
  const { plan, headline, subheadline = '', benefits = [], cta_text = '…', form_fields } = part
  const { offer, story, steps, bring, good_to_know, faq, thank_you_page } = part
  if (plan === undefined || headline === undefined) return null
  return landingPageOf({
    business_info: info,
    generated_content: {
      landing_page: {
        headline,
        subheadline,
        benefits,
        cta_text,
        cta_url: '#',
        form_fields: form_fields ?? ['Email'],
        offer,
        story,
        steps,
        bring,
        good_to_know,
        faq,
        plan,
      },
      thank_you_page: thank_you_page ?? { headline: '', message: '', next_steps: [] },
      ad_copy: { facebook_ads: [], google_ads: [] },
      follow_up_emails: [],
    },
    custom_branding: customBrandingSchema.parse({}),
    business_facts: noFacts,
    builderPage: null,
  })
}
