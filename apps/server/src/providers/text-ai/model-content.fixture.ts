import type { ModelContent } from './model-content.ts'

/** A well-formed answer of a model. */
export const modelAnswer: ModelContent = {
  landing_page: {
    headline: 'Half-day rafting for $79 per person',
    subheadline:
      'Blue Canyon Rafting takes families and friends down the canyon with certified guides.',
    benefits: ['Certified guides in every boat', 'Wetsuit included', 'Half-day and full-day trips'],
    cta_text: 'Ask about dates',
    form_fields: ['Name', 'Email', 'Preferred date'],
  },
  thank_you_page: {
    headline: 'Thank you for asking about your trip',
    message: 'We have your request for the half-day trip and will get back to you.',
    next_steps: ['Look for our reply', 'Talk dates over with your group'],
  },
  ad_copy: {
    facebook_ads: [1, 2, 3].map((number) => ({
      headline: `Raft the canyon, idea ${number}`,
      body: 'Half-day trip for $79 per person, wetsuit included.',
    })),
    google_ads: [1, 2, 3].map((number) => ({
      headline: `Canyon rafting ${number}`,
      body: 'Half-day trip for $79 per person, wetsuit included.',
    })),
  },
  follow_up_emails: [1, 2, 3].map(
    (number) => `Subject: Your rafting trip ${number}\n\nHello,\n\nSee you on the river.`,
  ),
}
