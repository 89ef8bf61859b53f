import type { SectionTemplate } from '../section-template.ts'

export const heroTemplates: readonly SectionTemplate[] = [
  {
    id: 'hero-1',
    name: 'Hero with a wide picture',
    category: 'Hero',
    description:
      'Headline, one sentence, two buttons, and the place itself across the whole width.',
    elements: ['Headline', 'Subtitle', 'Primary button', 'Second button', 'Picture or video'],
    section: {
      type: 'hero',
      content: {
        title: 'A day outside that starts well',
        subtitle: 'Find what suits you, and ask for the date you have in mind.',
        buttons: [
          { text: 'Check dates', link: '#' },
          { text: 'See the trips', link: '#features', style: 'outline' },
        ],
        media: {
          type: 'scene',
          scene: { kind: 'river', time: 'dawn', subject: 'none', seed: 21 },
          alt: 'Drawn scene: a river at dawn',
        },
      },
    },
  },
  {
    id: 'hero-2',
    name: 'Quiet hero',
    category: 'Hero',
    description:
      'Centered words under the stars, without a picture, for lodges, camps and retreats.',
    elements: ['Headline', 'Subtitle', 'Primary button', 'Second button', 'Background'],
    section: {
      type: 'hero',
      background: 'stars',
      content: {
        eyebrow: 'Welcome outside',
        title: 'Time to be outside',
        subtitle: 'Come for a while, and leave the rest of the week behind.',
        layout: { alignment: 'center' },
        buttons: [
          { text: 'Request a date', link: '#' },
          { text: 'Look around', link: '#portfolio', style: 'ghost' },
        ],
      },
    },
  },
]
