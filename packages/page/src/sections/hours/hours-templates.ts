import type { SectionTemplate } from '../section-template.ts'

export const hoursTemplates: readonly SectionTemplate[] = [
  {
    id: 'hours-1',
    name: 'Opening hours',
    category: 'Opening hours',
    description: 'Days, hours, and a note about your season. Filled in from your business facts.',
    elements: ['Title', 'Days', 'Hours', 'Note'],
    facts: 'hours',
    section: {
      type: 'hours',
      content: {
        title: 'Opening hours',
        items: [
          { title: 'Your weekdays', description: 'Opening and closing times' },
          { title: 'Your weekend', description: 'Opening and closing times' },
          { title: 'Your day off', description: 'Say that you’re closed' },
        ],
        note: 'Say when your season begins and ends.',
      },
    },
  },
]
