import { describe, expect, it } from 'vitest'

import { customBrandingSchema } from './funnel.ts'
import { landingPageOf } from './landing-page.ts'

const hero = { id: 'top', type: 'hero', content: { title: 'Built by hand' } }

function buildShown(pages: {
  usesPageBuilder: boolean
  landingPage: { sections: unknown[] } | null
}) {
  return {
    business_info: {
      business_name: 'Blue Canyon',
      industry: 'outdoor-adventure' as const,
      product_service: 'Rafting trips with a guide',
      target_customer: 'Families in summer',
      main_offer: 'Half-day trip for $79',
      brand_tone: 'friendly' as const,
    },
    generated_content: {
      landing_page: {
        headline: 'Ride the canyon',
        subheadline: 'Half a day on easy water',
        benefits: ['A guide in every raft'],
        cta_text: 'Save our seats',
        cta_url: '#',
        form_fields: ['Your name', 'Email'],
      },
      thank_you_page: { headline: 'Thanks', message: 'Soon', next_steps: ['Wait'] },
      ad_copy: { facebook_ads: [], google_ads: [] },
      follow_up_emails: ['Subject: a\n\nb', 'Subject: a\n\nb', 'Subject: a\n\nb'],
    },
    custom_branding: customBrandingSchema.parse({}),
    ...pages,
  }
}

describe('landingPageOf', () => {
  it('is the builder’s page with the form that it lacks', () => {
    const page = landingPageOf(
      buildShown({ usesPageBuilder: true, landingPage: { sections: [hero] } }),
    )
    expect(page.sections).toMatchObject([
      { type: 'hero', content: { title: 'Built by hand' } },
      {
        type: 'lead-form',
        content: {
          body: 'Half-day trip for $79',
          fields: [{ label: 'Your name' }, { label: 'Email' }],
          buttonText: 'Save our seats',
        },
      },
    ])
  })

  it('is the generated page while the builder’s is not in use, or has nothing to show', () => {
    const generated = landingPageOf(buildShown({ usesPageBuilder: false, landingPage: null }))
    expect(generated.title).toBe('Ride the canyon')
    expect(
      landingPageOf(buildShown({ usesPageBuilder: false, landingPage: { sections: [hero] } })),
    ).toEqual(generated)
    expect(
      landingPageOf(buildShown({ usesPageBuilder: true, landingPage: { sections: [] } })),
    ).toEqual(generated)
  })
})
