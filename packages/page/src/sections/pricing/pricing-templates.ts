import type { SectionTemplate } from '../section-template.ts'

export const pricingTemplates: readonly SectionTemplate[] = [
  {
    id: 'pricing-1',
    name: 'Three prices',
    category: 'Pricing',
    description:
      'Three offers side by side, the middle one highlighted. Sample prices stay hidden from visitors.',
    elements: ['Title', 'Subtitle', 'Plans', 'Prices', 'Features', 'Buttons'],
    facts: 'prices',
    section: {
      type: 'pricing',
      content: {
        hasSamplePrices: true,
        title: 'Pick what suits you',
        subtitle: 'Ask us if you are not sure.',
        layout: { columns: 3 },
        items: [
          {
            title: 'Half day',
            features: ['A few hours outside', 'A good first taste', 'Time for your questions'],
          },
          {
            title: 'Full day',
            features: [
              'A whole day outside',
              'More time on the way',
              'Time for breaks',
              'Time for your questions',
            ],
          },
          {
            title: 'Private trip',
            features: [
              'A trip of your own',
              'Your date, if it is free',
              'Only you and your people',
            ],
          },
        ],
      },
    },
  },
]
