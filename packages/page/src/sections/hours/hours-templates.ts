import type { SectionTemplate } from '../section-template.ts'

export const hoursTemplates: readonly SectionTemplate[] = [
  {
    id: 'hours-1',
    name: 'Opening hours',
    category: 'Opening hours',
    description: 'Days and hours, and a note about the season. Filled in from what you told us.',
    elements: ['Title', 'Days', 'Hours', 'Note'],
    facts: 'hours',
    section: {
      type: 'hours',
      content: {
        title: 'Opening hours',
        items: [
          { title: 'Your weekdays', description: 'From when to when' },
          { title: 'Your weekend', description: 'From when to when' },
          { title: 'Your day off', description: 'Say that you are closed' },
        ],
        note: 'Say when your season begins and ends.',
      },
    },
  },
]
