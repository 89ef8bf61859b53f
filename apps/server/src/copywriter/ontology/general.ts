import type { Trade } from './trade.ts'

/** When nothing reveals the activity: only what is true of any first contact. */
export const general: Trade = {
  key: 'general',
  signs: /(?!)/u,
  topic: 'your question',
  booking: { one: 'first answer', many: 'answers' },
  go: 'Ask a question',
  cta: ['Ask a question', 'Ask for details', 'Send my question', 'Find out more by email'],
  fields: ['What would you like to know?'],
  tell: [
    'what you are looking for',
    'what matters most to you',
    'what you need to know before deciding',
  ],
  worries: [
    {
      ask: 'Not sure it is for you?',
      answer: 'Write down what you hope for in one sentence, and ask whether that fits.',
    },
    {
      ask: 'Comparing several?',
      answer: 'Ask everyone the same questions, and the answers become easy to compare.',
    },
    {
      ask: 'No time to think it over?',
      answer: 'Then sleep on it; a decision that cannot wait a night is seldom a good one.',
    },
  ],
  bring: [],
  advice: [
    'Write down the one thing that must be right, and begin with it.',
    'Ask what is included and what is not; both answers are useful.',
    'Say what you tried before, so that nobody suggests it again.',
    'Put the same questions to everyone you compare.',
    'A short message with a clear question is answered best.',
    'Note who else has a say, and ask them before you choose.',
  ],
  hooks: [
    'Ask first, decide afterwards.',
    'A clear question is a good start.',
    'Read it, think it over, ask.',
    'Questions are welcome here.',
  ],
  subjects: [
    'A question worth asking first',
    'How to compare without a headache',
    'Before you decide',
    'The one thing that must be right',
  ],
  prepare: [
    'Write down your main question.',
    'Think about what must be right, and what may wait.',
    'Ask those who decide with you.',
    'Note what you have tried before.',
  ],
}
