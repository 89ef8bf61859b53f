import type { Trade } from './trade.ts'

export const counsel: readonly Trade[] = [
  {
    key: 'coaching',
    signs: /\b(coach(es|ing)?|mentor(ing|s)?|career|life ?coach|leadership)\b/iu,
    topic: 'coaching',
    booking: { one: 'first talk', many: 'sessions' },
    cta: ['Ask for a first talk', 'Find a time to talk', 'Start the conversation'],
    fields: ['What would you like to change?', 'Times that suit you'],
    bring: ['the question that keeps coming back', 'something to write with', 'a quiet room'],
  },
  {
    key: 'legal',
    signs:
      /\b(law(yers?|s)?|legal|attorneys?|solicitors?|notary|litigation|divorce|immigration|(study|work|residence) permits?|refugee claims?|wills|probate|powers? of attorney|conveyancing|dismissal|anwalt\w*|contracts?)\b/iu,
    topic: 'legal advice',
    booking: { one: 'first assessment', many: 'assessments' },
    cta: ['Ask for an assessment', 'Describe my case', 'Request a first meeting'],
    fields: ['Phone number', 'What is it about, in one line?'],
    bring: ['the papers it is about', 'every letter with its envelope', 'a timeline on one page'],
  },
  {
    key: 'finance',
    signs:
      /\b(account(ing|ants?)|book-?keep\w*|tax(es)?|mortgages?|pensions?|financ(e|ial)|invest(ing|ments?)|payroll|insurance (broker|advice))\b/iu,
    topic: 'money questions',
    booking: { one: 'first meeting', many: 'meetings' },
    cta: ['Ask for a first meeting', 'Ask about my numbers', 'Find a time to talk numbers'],
    fields: ['What is it about?', 'Preferred times'],
    bring: ['the latest statement', 'a list of open questions'],
  },
  {
    key: 'real-estate',
    signs:
      /\b(real ?estate|realt(or|y)|houses?|homes?|apartments?|property|properties|landlords?|buyers?|immobilien)\b/iu,
    topic: 'finding a home',
    booking: { one: 'first call', many: 'calls' },
    cta: ['Ask for a first call', 'Send my house wishes', 'Begin my search'],
    fields: ['Area you have in mind', 'When would you like to move?'],
    bring: ['a list of must-haves', 'the monthly sum you can carry'],
  },
]
