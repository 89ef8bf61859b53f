import type { Trade } from './trade.ts'

export const digital: readonly Trade[] = [
  {
    key: 'saas',
    signs:
      /\b(software|saas|apps?|platform|dashboard|automation|integrations?|cloud|rostering|CRM)\b/iu,
    topic: 'the software',
    booking: { one: 'trial', many: 'trials' },
    go: 'Try it with your own data',
    cta: ['Ask for access', 'Set up my trial', 'Show me how it works'],
    fields: ['Company', 'Size of your team'],
    tell: ['how large your team is', 'what you use today', 'what takes the most time'],
    worries: [
      {
        ask: 'No time to switch?',
        answer:
          'Move one team or one week first, and keep the old way beside it until you trust the new one.',
      },
      {
        ask: 'Will the team use it?',
        answer:
          'Let the loudest sceptic test it first; whatever convinces them convinces the rest.',
      },
      {
        ask: 'Worried about your data?',
        answer: 'Ask where it is stored, who can read it and how you get it out again.',
      },
    ],
    bring: ['one real week of data', 'the person who does it today'],
    advice: [
      'Test with a real week and not with sample data; only real data shows the odd cases.',
      'Measure today first: how many minutes does the task take, and who does it?',
      'Decide beforehand what result would make you stay, and what would make you leave.',
      'Ask how you get your data out before you put it in.',
      'Give the trial to those who will use it every day, not only to whoever signs.',
    ],
    hooks: [
      'Try it on a real week of work.',
      'Measure the minutes, then decide.',
      'Less copying, fewer calls.',
    ],
    subjects: [
      'How to test software in one real week',
      'Ask how the data gets out',
      'Let the sceptic try it first',
    ],
    prepare: [
      'Choose one real week to test with.',
      'Note how long the task takes you today.',
      'Pick the colleague who should try it.',
    ],
  },
  {
    key: 'agency',
    signs:
      /\b(agency|web ?-?design\w*|websites?|SEO|branding|marketing|ad campaigns?|social media|graphic design|copywrit\w*)\b/iu,
    topic: 'your website',
    booking: { one: 'first look', many: 'projects' },
    go: 'Get a clear look at your site',
    cta: ['Ask for a first look', 'Send my website', 'Show me what to fix'],
    fields: ['Website address', 'What should it do better?'],
    tell: [
      'where your site is found',
      'what it should bring you',
      'what bothers you most about it',
    ],
    worries: [
      {
        ask: 'Embarrassed by the old site?',
        answer: 'Old pages are useful: they show what visitors read and what they skip.',
      },
      {
        ask: 'Afraid of a long project?',
        answer: 'Mend the page most visitors see first, then decide about the rest.',
      },
    ],
    bring: ['access to your statistics', 'a page you like, and why'],
    advice: [
      'Open your site on a phone in bright sun, and read the first screen aloud.',
      'Say who it is for, what they get and what to do, in that order.',
      'Count the clicks from the home page to an enquiry.',
      'Use your own photographs, even plain ones; visitors recognise bought ones.',
      'Ask somebody who does not know your work to find your price.',
    ],
    hooks: [
      'Read your first screen on a phone, in the sun.',
      'Fix the first screen first.',
      'Who, what, next: in that order.',
    ],
    subjects: [
      'Read your home page in the sun',
      'Count the clicks',
      'What a first screen must say',
    ],
    prepare: [
      'Open your site on a phone and note the first thing that annoys you.',
      'Write down what a good enquiry is worth to you.',
      'Find a site you like and say why.',
    ],
  },
  {
    key: 'ecommerce',
    signs:
      /\b(online (shop|store)|e-?commerce|webshop|shipping|deliver(y|ed)|handmade|products?|subscription box(es)?|etsy)\b/iu,
    topic: 'the range',
    booking: { one: 'order', many: 'orders' },
    go: 'Find what fits',
    cta: ['Ask about a product', 'Ask before I order', 'Help me choose'],
    fields: ['What are you looking for?'],
    tell: ['what you are looking for', 'who it is for', 'which size or version you need'],
    worries: [
      {
        ask: 'Not sure about the size?',
        answer: 'Measure a piece you like that fits, flat on a table; it beats every size table.',
      },
      {
        ask: 'A present?',
        answer:
          'Say who it is for and what they like; a short description helps more than a budget.',
      },
    ],
    bring: [],
    advice: [
      'Measure a favourite piece laid flat, and compare those numbers.',
      'Look at colours in daylight, since screens are kinder than windows.',
      'Read how to care for a thing before you buy it; that is how long it will last.',
      'Order a little early when it is a present.',
    ],
    hooks: ['Measure first, order once.', 'Made to be used.', 'Ask first, then choose.'],
    subjects: [
      'Measure a favourite first',
      'How to choose without trying on',
      'Colours, sizes, care',
    ],
    prepare: [
      'Measure a piece that fits.',
      'Note the colour and version you have in mind.',
      'Think about who it is for.',
    ],
  },
]
