import type { SampleBusiness } from '../sample-business.ts'

export const flyFishing: SampleBusiness = {
  answers: {
    business_name: 'Bitterroot Fly Co.',
    industry: 'outdoor-adventure',
    product_service:
      'I guide fly fishing float trips on the Bitterroot River near Hamilton MT. One boat, me (Dale Whitaker) and 1 or 2 anglers. Full day $550 per boat with lunch, half day $400. Rods, flies and waders provided. Fishing license not included. 22 years on this river',
    target_customer: 'beginners and experienced anglers, fathers and sons',
    main_offer: '$75 off full day floats in October, per boat',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Full-day float trip',
        place: 'on the Bitterroot River near Hamilton',
        price: { amount: 550, currency: 'USD', unit: 'group', is_from: false },
        group_size: '1 or 2 anglers',
        included: ['lunch', 'rods', 'flies', 'waders'],
        not_included: ['fishing license'],
      },
    ],
    [
      'offering',
      {
        name: 'Half-day float trip',
        price: { amount: 400, currency: 'USD', unit: 'group', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording: '$75 off per boat on full-day float trips in October',
        thing: 'full-day float trips',
        saving: '$75 off per boat',
        conditions: ['on full-day trips'],
        dates: 'in October',
      },
    ],
    ['guide', { name: 'Dale Whitaker', about: '22 years on this river' }],
    ['voice', { person: 'I' }],
  ],
  heroes: [
    [
      'One boat, one river, and somebody who knows where they feed',
      'I float the Bitterroot with one or two anglers. Full day $550 per boat with lunch, half day $400.',
    ],
    [
      'Twenty-two years on the Bitterroot, and I still slow down at the bends',
      'Float trips near Hamilton with me, Dale Whitaker. $550 for a full day, $400 for a half, rods and waders provided.',
    ],
    [
      'October on the Bitterroot',
      'Full-day floats are $75 off per boat in October, down from $550. A half day is $400.',
    ],
  ],
  buttons: ['Ask Dale for a day', 'Get a float date'],
  fields: ['Name', 'Email', 'Full day or half?', 'Dates', 'Have you fly fished?'],
  benefits: [
    'One or two anglers, never a crowd',
    'Rods, flies and waders are in the boat',
    'Lunch on the full day',
    'Twenty-two years of reading this river',
    'Patient with first casts and old habits alike',
    'Near Hamilton, and away from everything else',
  ],
  offer: ['October floats', 'In October a full-day float is $75 off per boat.'],
  story: [
    'Who rows',
    'My name is Dale Whitaker. I have rowed this river for 22 years, mostly for fathers and sons who came for trout and left talking about something else.',
  ],
  steps: [
    ['Meet near Hamilton', 'We look at the water and tie on a fly.'],
    ['Float', 'I row, you cast, and the river does the teaching.'],
    ['Pull out', 'With a few fish stories, some of them true.'],
  ],
  bring: ['A fishing license', 'Polarized glasses', 'A rain shell'],
  know: ['You need your own fishing license', 'The boat takes one or two anglers'],
  faq: [
    [
      'I have never held a fly rod. Is that okay?',
      'Better than okay. You have nothing to unlearn.',
    ],
    ['Do I need a license?', 'Yes, and it is not included in the price.'],
    ['How many can come?', 'One or two of you per boat.'],
    ['What do you supply?', 'Rods, flies and waders. On a full day I pack lunch.'],
  ],
  thanks: [
    'Thanks, I will get back to you',
    'I read these notes after I am off the river. A full day is $550 per boat, a half day $400; October full days are $75 off.',
    ['Look at your calendar', 'Get a fishing license', 'Tell me if it is your first time'],
  ],
  facebook: [
    ['Float the Bitterroot', 'One boat, one or two anglers, $550 for a full day with lunch.'],
    ['$75 off in October', 'Full-day floats are $75 off per boat in October.'],
    ['First cast? Good.', 'I bring rods, flies and 22 years of patience. Bitterroot Fly Co.'],
    ['Fathers and sons', 'Half a day on the river for $400 per boat.'],
  ],
  google: [
    ['Fly Fishing Near Hamilton', 'Float the Bitterroot for $550 per boat, lunch included.'],
    ['Half-Day Float, $400', 'One or two anglers. Rods and waders provided.'],
    ['Fish With Dale Whitaker', 'Twenty-two years on this river. Beginners welcome.'],
    ['Bitterroot Fly Co.', 'October full-day floats are $75 off per boat.'],
  ],
  emails: [
    [
      'Subject: Your day on the Bitterroot\n\nHello,\n\nThanks for writing. A full-day float is $550 for the boat, which carries one or two anglers, and lunch is on board. A half day is $400. Let me know your dates and whether you have cast a fly before.\n\nDale Whitaker\nBitterroot Fly Co.',
    ],
    [
      'Subject: Five minutes in the backyard\n\nHello,\n\nTie a bit of yarn to your line and practice on grass. Stop the rod high behind you, wait, then come forward. The waiting is what people skip. Your wrist stays quiet and your elbow does the talking.\n\nDale',
    ],
    [
      'Subject: What would you like to fish for?\n\nHello,\n\nDry flies and stories, or numbers? Tell me, and pick a couple of dates. In October a full day is $75 off per boat.\n\nDale Whitaker',
    ],
  ],
}
