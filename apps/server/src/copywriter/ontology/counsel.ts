import type { Trade } from './trade.ts'

export const counsel: readonly Trade[] = [
  {
    key: 'coaching',
    signs: /\b(coach(es|ing)?|mentor(ing|s)?|career|life ?coach|leadership)\b/iu,
    topic: 'coaching',
    booking: { one: 'first talk', many: 'sessions' },
    go: 'Start with a talk',
    cta: ['Ask for a first talk', 'Find a time to talk', 'Start the conversation'],
    fields: ['What would you like to change?', 'Times that suit you'],
    tell: ['what you would like to change', 'what you have tried so far', 'which times suit you'],
    worries: [
      {
        ask: 'No clear goal yet?',
        answer:
          'Then the first task is finding the question, and that is a good use of a first talk.',
      },
      {
        ask: 'Is it the right person?',
        answer: 'Notice whether you think more clearly after the first talk; that is the test.',
      },
      {
        ask: 'A gap in the story?',
        answer: 'Name it in one plain sentence and go on to what you can do now.',
      },
    ],
    bring: ['the question that keeps coming back', 'something to write with', 'a quiet room'],
    advice: [
      'Write the question in one sentence; if it needs more, pick the part that nags.',
      'List what you did in the last year that went well, paid or unpaid.',
      'Ask people who know you when they saw you at your best, and note the verbs they use.',
      'Choose one small step you could finish by yourself, then do it before the talk.',
      'A good question to begin with: what would be different if this were solved?',
    ],
    hooks: [
      'Bring the question, not the answer.',
      'One honest talk, then decide.',
      'Clear words first, plans second.',
    ],
    subjects: ['A question to start with', 'How to choose a coach', 'One sentence before the talk'],
    prepare: [
      'Write down what you would like to be different.',
      'Pick times when nobody interrupts you.',
      'Note what you have already tried.',
    ],
  },
  {
    key: 'legal',
    signs:
      /\b(law(yers?|s)?|legal|attorneys?|solicitors?|notary|litigation|divorce|immigration|dismissal|anwalt\w*|contracts?)\b/iu,
    topic: 'legal advice',
    booking: { one: 'first assessment', many: 'assessments' },
    go: 'Ask a lawyer',
    cta: ['Ask for an assessment', 'Describe my case', 'Request a first meeting'],
    fields: ['Phone number', 'What is it about, in one line?'],
    tell: [
      'what it is about',
      'which letters you have received',
      'which dates those letters mention',
    ],
    worries: [
      {
        ask: 'Not sure you need a lawyer?',
        answer: 'A short assessment is there to answer just that, before anything larger begins.',
      },
      {
        ask: 'Under pressure to sign?',
        answer: 'A document that may not be read calmly at home should not be signed at the table.',
      },
      {
        ask: 'Missing papers?',
        answer: 'Come with what you have; a list of what is missing is useful too.',
      },
    ],
    bring: ['the contract', 'every letter with its envelope', 'a timeline on one page'],
    advice: [
      'Keep the envelopes: the date a letter arrived can matter as much as its content.',
      'Write a timeline on a single page, with dates on the left and facts on the right.',
      'Sign nothing while you are upset, and ask for time in writing.',
      'Save messages as they are instead of retyping them.',
      'Legal time limits can be short, so read letters on the day they come.',
    ],
    hooks: [
      'Read first, sign later.',
      'A timeline on a page saves an hour.',
      'Know where you stand before you sign.',
    ],
    subjects: ['Before you sign anything', 'Keep the envelope', 'A one-page timeline'],
    prepare: [
      'Put your papers in order of date.',
      'Note when each letter reached you.',
      'Write your question down in one sentence.',
    ],
  },
  {
    key: 'finance',
    signs:
      /\b(account(ing|ants?)|book-?keep\w*|tax(es)?|mortgages?|pensions?|financ(e|ial)|invest(ing|ments?)|payroll|insurance (broker|advice))\b/iu,
    topic: 'money questions',
    booking: { one: 'first meeting', many: 'meetings' },
    go: 'Sort out your numbers',
    cta: ['Ask for a first meeting', 'Ask about my numbers', 'Find a time to talk numbers'],
    fields: ['What is it about?', 'Preferred times'],
    tell: ['what it is about', 'what has changed recently', 'which times suit you'],
    worries: [
      {
        ask: 'Papers in a shoebox?',
        answer: 'Bring the shoebox: sorting by type is quicker than sorting by date.',
      },
      {
        ask: 'Not sure what it will cost?',
        answer: 'Ask for the price and what it includes before the work begins.',
      },
    ],
    bring: ['the latest statement', 'a list of open questions'],
    advice: [
      'Keep private and business money in separate accounts from the start.',
      'Put receipts where you pay, not where you file.',
      'Ask what happens if your situation changes; good advice has an answer.',
      'Send account details only through a channel you were given in person.',
    ],
    hooks: ['Numbers in order, head clear.', 'Bring the shoebox.', 'Ask early, file calmly.'],
    subjects: [
      'What to do with a shoebox of papers',
      'Questions to ask before you hire help',
      'Separate accounts, calm head',
    ],
    prepare: [
      'Gather the latest statements.',
      'Write down what changed this year.',
      'Think about what you want to understand better.',
    ],
  },
  {
    key: 'real-estate',
    signs:
      /\b(real ?estate|realt(or|y)|houses?|homes?|apartments?|property|properties|landlords?|buyers?|immobilien)\b/iu,
    topic: 'finding a home',
    booking: { one: 'first call', many: 'calls' },
    go: 'Find a home',
    cta: ['Ask for a first call', 'Send my house wishes', 'Begin my search'],
    fields: ['Area you have in mind', 'When would you like to move?'],
    tell: ['which area you have in mind', 'what the home must have', 'when you would like to move'],
    worries: [
      {
        ask: 'Not sure you can afford it?',
        answer: 'Begin with the monthly sum you can carry calmly, and let that choose the house.',
      },
      {
        ask: 'What hides behind fresh paint?',
        answer:
          'Look at ceilings below bathrooms, at the cellar and at the roof edge; water leaves signs.',
      },
    ],
    bring: ['a list of must-haves', 'the monthly sum you can carry'],
    advice: [
      'Visit a street in the evening and in the rain before you fall in love with it.',
      'Divide your wishes into must, nice and never; the last list is the useful one.',
      'Turn on taps and lights, open windows, and look behind the curtains.',
      'Keep something in reserve for the first year, because houses have opinions.',
      'Have the building checked before you sign, and read the report yourself.',
    ],
    hooks: [
      'Must, nice, never: start with the list.',
      'See the cellar before the view.',
      'The right monthly sum picks the house.',
    ],
    subjects: [
      'Must, nice, never',
      'What to look for at a viewing',
      'Visit the street in the rain',
    ],
    prepare: [
      'Write a list of must, nice and never.',
      'Work out a monthly sum you can carry calmly.',
      'Walk through the streets you like.',
    ],
  },
]
