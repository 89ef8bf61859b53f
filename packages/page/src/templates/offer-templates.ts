import type { SectionTemplate } from './section-template.ts'

export const offerTemplates: readonly SectionTemplate[] = [
  {
    id: 'pricing-1',
    name: 'Three prices',
    category: 'Pricing',
    description:
      'Three offers side by side, the middle one recommended. Sample prices stay hidden from visitors.',
    elements: ['Title', 'Subtitle', 'Plans', 'Prices', 'Features', 'Buttons'],
    section: {
      type: 'pricing',
      content: {
        hasSamplePrices: true,
        title: 'Pick what suits you',
        subtitle: 'Set your own prices; say what each one includes.',
        layout: { columns: 3 },
        items: [
          {
            title: 'Half day',
            features: ['Guide and gear', 'Snack and hot drinks', 'Photos by email'],
          },
          {
            title: 'Full day',
            features: ['Guide and gear', 'Lunch outside', 'Photos by email', 'Pick-up nearby'],
            popular: true,
          },
          {
            title: 'Private trip',
            features: ['A guide of your own', 'Your dates, your pace', 'Up to six guests'],
          },
        ],
      },
    },
  },
  {
    id: 'cta-1',
    name: 'Call to action with a picture',
    category: 'Call to Action',
    description: 'One thing to do next, with a picture and two buttons.',
    elements: ['Title', 'Subtitle', 'Button', 'Second button', 'Picture'],
    section: {
      type: 'cta',
      background: 'dark',
      content: {
        title: 'Is your date still free?',
        subtitle: 'Ask without any obligation. Say here how soon you answer.',
        secondaryText: 'Nothing is booked before you say yes.',
        buttons: [
          { text: 'Ask for your date', link: '#' },
          { text: 'Read the questions', link: '#faq', style: 'outline' },
        ],
        media: {
          type: 'scene',
          scene: { kind: 'ridge', time: 'dusk', subject: 'hiker', seed: 17 },
          alt: 'Drawn scene: a hiker on a ridge at dusk',
        },
      },
    },
  },
  {
    id: 'cta-2',
    name: 'Ask for an address',
    category: 'Call to Action',
    description: 'A field for an email address that goes on into your form.',
    elements: ['Title', 'Subtitle', 'Field text', 'Button', 'Small print'],
    section: {
      type: 'cta',
      content: {
        title: 'Dates for the new season',
        subtitle: 'Leave your address and hear first.',
        placeholder: 'you@example.com',
        secondaryText: 'Say here how often you write.',
        layout: { alignment: 'center' },
        buttons: [{ text: 'Keep me posted', link: '#' }],
      },
    },
  },
]
