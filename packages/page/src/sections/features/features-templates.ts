import type { SectionTemplate } from '../section-template.ts'

export const featuresTemplates: readonly SectionTemplate[] = [
  {
    id: 'features-1',
    name: 'Reasons in three cards',
    category: 'Features',
    description: 'Three good reasons side by side, each with an icon.',
    elements: ['Title', 'Subtitle', 'Reasons', 'Icons', 'Columns'],
    section: {
      type: 'features',
      content: {
        title: 'What you can count on',
        subtitle: 'What matters to us.',
        layout: { columns: 3, alignment: 'center' },
        items: [
          {
            title: 'Safety first',
            description: 'Safety comes before everything else on the way.',
            icon: 'shield',
          },
          {
            title: 'Time for you',
            description: 'Questions are welcome, before the trip and on it.',
            icon: 'award',
          },
          {
            title: 'Ready when you are',
            description: 'Ask for the date you have in mind.',
            icon: 'zap',
          },
        ],
      },
    },
  },
  {
    id: 'features-2',
    name: 'How a day goes',
    category: 'Features',
    description: 'Numbered steps from the meeting point to the way home.',
    elements: ['Title', 'Subtitle', 'Steps', 'Order'],
    section: {
      type: 'features',
      content: {
        title: 'How the day goes',
        subtitle: 'Step by step.',
        display: 'steps',
        items: [
          { title: 'Meet', description: 'We meet at the agreed place and time.' },
          { title: 'Get ready', description: 'A short briefing, and time for questions.' },
          { title: 'Head out', description: 'Out we go, and the day is yours.' },
          {
            title: 'Come back',
            description: 'Back again, with something to tell.',
          },
        ],
      },
    },
  },
  {
    id: 'trips-1',
    name: 'Trips',
    category: 'Features',
    isAdditional: true,
    description:
      'One row per trip: price, duration, group size, and meeting point. Filled in from your business facts.',
    elements: ['Title', 'Trips', 'Details', 'Button'],
    facts: 'trips',
    section: {
      type: 'features',
      content: {
        title: 'Our trips',
        display: 'rows',
        items: [
          { title: 'Your first trip', description: 'Price, duration, and group size' },
          { title: 'Your second trip', description: 'Meeting point and what’s included' },
          { title: 'Your third trip', description: 'When it runs and who it’s for' },
        ],
        buttons: [{ text: 'Request a date', link: '#' }],
      },
    },
  },
]
