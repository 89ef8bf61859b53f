import type { PageGoal } from '@wildpath/page/compose'

/** What a visitor writes first: a whole sentence where nothing of the business is surely read. */
export const firstSteps: Record<PageGoal, string> = {
  booking: 'Name a day and how many you are.',
  stay: 'Name your nights and how many you are.',
  rental: 'Say what you need and for which days.',
  lessons: 'Say what you would like to learn and when you have time.',
  quote: 'Describe what should be done, and ask for a quote.',
  visit: 'Say when you would like to come.',
  purchase: 'Say what you would like, and how many.',
  enquiry: 'Say in a line what it is about.',
}
