import type { GeneratedPageInput } from './generated-page-input.ts'
import { planPage } from './plan-page.ts'

/** A complete page input for tests; name only what matters to the test. */
export function buildPageInput(overrides: Partial<GeneratedPageInput> = {}): GeneratedPageInput {
  return {
    businessName: 'Big Bend Rafting',
    mainOffer: 'Half-day family trip with lunch on the river bank',
    landingPage: {
      headline: 'Your family, one raft, a river to remember',
      subheadline:
        'Guided half-day trips on gentle water for families who have never held a paddle.',
      benefits: [
        'Guides who know every rapid by name and every child by the end of the trip',
        'All gear included: helmets, wetsuits and dry bags in every size',
        'Lunch on a quiet gravel bar, cooked while you swim',
      ],
      cta_text: 'Save our seats',
      cta_url: '#',
      form_fields: ['Name', 'Email', 'Phone'],
      plan: planPage({
        words: 'Your family, one raft, a river to remember Big Bend Rafting',
        tone: '',
      }),
    },
    thankYouPage: {
      headline: 'You are on the list',
      message: 'We read every request ourselves and answer by email.',
      next_steps: ['Look for our email', 'Tell us your dates', 'Pack a towel and dry shoes'],
    },
    branding: {},
    ...overrides,
  }
}
