import type { Trade } from './trade.ts'

/** When nothing reveals the activity: only what is true of any first contact. */
export const general: Trade = {
  key: 'general',
  label: 'your question',
  signs: /(?!)/u,
  kinds: [
    { key: 'campervan', when: /\b(?:campervans?|camper vans?|motorhomes?)/iu },
    {
      key: 'farewell',
      when: /\b(?:funerals?|memorials?|undertakers?|bereave|burials?|ashes\b)/iu,
    },
  ],
  booking: { one: 'first answer', many: 'answers' },
  cta: ['Ask a question', 'Ask for details', 'Send my question', 'Find out more by email'],
  fields: ['What would you like to know?'],
  bring: [],
}
