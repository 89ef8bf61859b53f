import type { Trade } from './trade.ts'

/** When nothing reveals the activity: only what is true of any first contact. */
export const general: Trade = {
  key: 'general',
  signs: /(?!)/u,
  topic: 'your question',
  booking: { one: 'first answer', many: 'answers' },
  cta: ['Ask a question', 'Ask for details', 'Send my question', 'Find out more by email'],
  fields: ['What would you like to know?'],
  bring: [],
}
