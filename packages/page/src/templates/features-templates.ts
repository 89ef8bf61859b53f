import type { SectionTemplate } from './section-template.ts'

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
        subtitle: 'Three promises you keep on every trip.',
        layout: { columns: 3, alignment: 'center' },
        items: [
          {
            title: 'Safety first',
            description: 'Say how you brief guests, what gear they wear, and when you turn back.',
            icon: 'shield',
          },
          {
            title: 'Small groups',
            description: 'Say how many guests one guide looks after.',
            icon: 'award',
          },
          {
            title: 'Ready when you are',
            description: 'Say what is included, so that nobody has to bring it.',
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
        subtitle: 'Guests book sooner when they can picture it.',
        display: 'steps',
        items: [
          { title: 'Meet', description: 'Where you meet, when, and where to park.' },
          { title: 'Get ready', description: 'Gear, a short briefing, questions.' },
          { title: 'Head out', description: 'What the hours in between look like.' },
          {
            title: 'Come back',
            description: 'When guests are back, and what is waiting for them.',
          },
        ],
      },
    },
  },
]
