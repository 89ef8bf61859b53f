import { customBrandingSchema } from '../branding.ts'
import { noFacts } from '../facts/index.ts'
import type { StoredPage } from '../funnel.ts'
import type { PlannedContent } from '../generated-content.ts'

const plan: PlannedContent['landing_page']['plan'] = {
  theme: 'river',
  composition: 'classic',
  scenes: [
    {
      kind: 'river',
      subject: 'raft',
      time: 'day',
      weather: 'clear',
      season: 'summer',
      climate: 'temperate',
      seed: 1,
    },
  ],
}

const generated_content: PlannedContent = {
  landing_page: {
    headline: 'Ride the canyon',
    subheadline: 'Half a day on easy water',
    benefits: ['A guide in every raft'],
    cta_text: 'Save our seats',
    cta_url: '#',
    form_fields: ['Your name', 'Email'],
    plan,
  },
  thank_you_page: { headline: 'Thanks', message: 'Soon', next_steps: ['Wait'] },
  ad_copy: { facebook_ads: [], google_ads: [] },
  follow_up_emails: ['Subject: a\n\nb', 'Subject: a\n\nb', 'Subject: a\n\nb'],
}

/** A funnel of a rafting business without facts. */
export function buildShown(builderPage: StoredPage | null) {
  return {
    business_info: {
      business_name: 'Blue Canyon',
      industry: 'outdoor-adventure' as const,
      product_service: 'Rafting trips with a guide',
      target_customer: 'Families in summer',
      main_offer: 'Half-day trip for $79',
      brand_tone: 'friendly' as const,
    },
    generated_content,
    custom_branding: customBrandingSchema.parse({}),
    business_facts: noFacts,
    builderPage,
  }
}
