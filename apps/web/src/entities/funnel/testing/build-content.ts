import type { PlannedContent } from '@wildpath/contract'

/** Content of a funnel for tests; name only what matters to the test. */
export function buildContent(
  landing: Partial<PlannedContent['landing_page']> = {},
): PlannedContent {
  return {
    landing_page: {
      headline: 'Ride the canyon',
      subheadline: 'Half a day on easy water',
      benefits: ['A guide in every raft', 'Wetsuits in every size'],
      cta_text: 'Save our seats',
      cta_url: '#',
      form_fields: ['Your name', 'Email'],
      plan: {
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
      },
      goal: 'booking',
      ...landing,
    },
    thank_you_page: { headline: 'Thank you', message: 'We will write.', next_steps: ['Wait'] },
    ad_copy: { facebook_ads: [], google_ads: [] },
    follow_up_emails: ['Subject: a\n\nb', 'Subject: a\n\nb', 'Subject: a\n\nb'],
  }
}
