import type { SampleBusiness } from '../sample-business.ts'

export const mountainGuide: SampleBusiness = {
  answers: {
    business_name: 'Ferrand Mountain Guiding',
    industry: 'outdoor-adventure',
    product_service:
      "I'm Élodie Ferrand, IFMGA mountain guide in Chamonix. Private guiding for the Mont Blanc massif, Vallée Blanche ski descent 480€ for up to 4 people, Cosmiques ridge 520 € for 1-2. English and French. 14 years guiding.",
    target_customer: 'fit hikers who want their first glacier, experienced alpinists',
    main_offer: 'Vallée Blanche weekdays in January 420€ per group (max 4)',
    brand_tone: 'professional',
  },
  facts: [
    [
      'offering',
      {
        name: 'Vallée Blanche ski descent',
        place: 'in the Mont Blanc massif',
        price: { amount: 480, currency: 'EUR', unit: 'group', is_from: false },
        group_size: 'up to 4 people',
      },
    ],
    [
      'offering',
      {
        name: 'Cosmiques ridge',
        price: { amount: 520, currency: 'EUR', unit: 'group', is_from: false },
        group_size: '1 or 2 people',
      },
    ],
    [
      'offer',
      {
        wording: 'Vallée Blanche for €420 per group of up to four, on weekdays in January',
        thing: 'Vallée Blanche',
        price: { amount: 420, currency: 'EUR', unit: 'group', is_from: false },
        conditions: ['on weekdays', 'up to four people'],
        dates: 'in January',
      },
    ],
    ['guide', { name: 'Élodie Ferrand', about: 'IFMGA mountain guide' }],
    ['voice', { person: 'I' }],
    ['figure', { value: '14', label: 'years of guiding' }],
  ],
  heroes: [
    [
      'Ski the Vallée Blanche with a guide who lives below it',
      'I am Élodie Ferrand, IFMGA mountain guide in Chamonix. The descent is €480 for up to four of you, the Cosmiques ridge €520 for one or two.',
    ],
    [
      'Your first glacier, with me on the rope',
      'Private guiding from Chamonix in English or French. Vallée Blanche €480 per group of up to four, Cosmiques ridge €520.',
    ],
    [
      'January, midweek, and the glacier is quiet',
      'On January weekdays I guide the Vallée Blanche for €420 per group of up to four; otherwise it is €480. The Cosmiques ridge is €520.',
    ],
  ],
  buttons: ['Ask Élodie about dates', 'Propose a day'],
  fields: ['Name', 'Email', 'Which route?', 'Your experience', 'Dates'],
  benefits: [
    'One guide, one party: I never mix groups',
    'Fourteen years of guiding in these mountains',
    'IFMGA certified, in English and in French',
    'Vallée Blanche for as many as four skiers',
    'The Cosmiques ridge for one or two climbers',
    'I choose the day with you, by snow and by weather',
  ],
  offer: [
    'January weekdays',
    'The Vallée Blanche costs €420 per group of up to four people on weekdays in January.',
  ],
  story: [
    'Fourteen winters',
    'I have guided for fourteen years and still get up early for it. I work with one party at a time, because a rope is a conversation.',
  ],
  steps: [
    ['We talk', 'You tell me what you have done, and I tell you what fits.'],
    ['I check the mountain', 'Snow, wind and glacier decide which day is good.'],
    ['We go', 'An early start, a rope, and room to enjoy it.'],
  ],
  bring: ['Ski or mountain boots that fit', 'Sun cream and glasses', 'A warm layer and gloves'],
  know: ['Vallée Blanche: four people at most', 'Cosmiques ridge: one or two people'],
  faq: [
    [
      'How well must I ski?',
      'You should manage any piste calmly. The glacier is not steep, but it is long.',
    ],
    ['How many of us can come?', 'Four on the Vallée Blanche, two on the Cosmiques ridge.'],
    ['Which languages do you speak?', 'English and French.'],
    ['What happens in bad weather?', 'The mountain decides. Ask me how I plan around it.'],
  ],
  thanks: [
    'Merci, I have your message',
    'I read every request to Ferrand Mountain Guiding myself and will write to you about conditions and dates.',
    [
      'Think about what you have climbed or skied',
      'Keep a spare day in your plans',
      'Look out for my email',
    ],
  ],
  facebook: [
    [
      'Vallée Blanche, four skiers',
      'Private guiding from Chamonix, €480 for the whole group of up to four.',
    ],
    [
      '€420 on January weekdays',
      'The Vallée Blanche for a group of up to four, midweek in January.',
    ],
    ['A ridge for two', 'The Cosmiques ridge with an IFMGA guide, €520 for one or two climbers.'],
    ['Your first glacier', 'I am Élodie, and I like beginners who listen.'],
  ],
  google: [
    ['Private Guide in Chamonix', 'IFMGA guide Élodie Ferrand. English and French.'],
    ['Vallée Blanche, €480', 'For up to four skiers, with a private guide.'],
    ['Cosmiques Ridge, €520', 'One or two climbers and a guide with fourteen years here.'],
    ['Ski the Mont Blanc Massif', 'Tell me your level, and I will tell you the day.'],
  ],
  emails: [
    [
      'Subject: Your day in the mountains\n\nHello,\n\nThank you for writing to Ferrand Mountain Guiding. The Vallée Blanche is €480 for up to four people, the Cosmiques ridge €520 for one or two. Please tell me what you have skied or climbed so far; there is no wrong answer.\n\nÉlodie Ferrand',
    ],
    [
      'Subject: Packing for altitude\n\nHello,\n\nThin gloves under thick ones. Sun cream under the chin, because snow reflects. Drink before you are thirsty and eat before you are tired. New boots belong on a walk at home first, not on a glacier.\n\nÉlodie Ferrand',
    ],
    [
      'Subject: Two dates are better than one\n\nHello,\n\nIf you can, send me two possible days. The weather chooses between them, and we both sleep better. On weekdays in January the Vallée Blanche is €420 for a group of up to four.\n\nÉlodie Ferrand',
    ],
  ],
}
