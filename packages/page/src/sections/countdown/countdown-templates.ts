import type { SectionTemplate } from '../section-template.ts'

export const countdownTemplates: readonly SectionTemplate[] = [
  {
    id: 'countdown-1',
    name: 'Countdown',
    category: 'Countdown',
    description: 'Counts down the days, hours, and minutes to a date you set.',
    elements: ['Title', 'Date', 'Time zone', 'Text after the date'],
    section: { type: 'countdown', content: { title: 'Save the date' } },
  },
]
