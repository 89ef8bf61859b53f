import type { SampleBusiness } from '../sample-business.ts'

export const glamping: SampleBusiness = {
  answers: {
    business_name: 'Fern Hollow Glamping',
    industry: 'guiding',
    product_service:
      '5 bell tents and 2 shepherds huts in a Devon woodland. tents from £85 a night, huts £120. wood stove, real beds, linen. shared kitchen barn. firepit + first basket of logs. Adults only. Min 2 nights. check in 3pm',
    target_customer: 'couples, friends who need a break from screens',
    main_offer: 'Midweek escape: 3 nights in a bell tent £210, mon-thu, may june and september',
    brand_tone: 'caring',
  },
  facts: [
    [
      'offering',
      {
        name: 'Bell tent',
        place: 'in a Devon woodland',
        price: { amount: 85, currency: 'GBP', unit: 'night', is_from: true },
        included: ['wood stove', 'real beds', 'linen', 'first basket of logs'],
        requirements: 'adults only, at least two nights',
      },
    ],
    [
      'offering',
      {
        name: "Shepherd's hut",
        price: { amount: 120, currency: 'GBP', unit: 'night', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording:
          'Midweek escape: three nights in a bell tent for £210, Monday to Thursday in May, June and September',
        thing: 'three nights in a bell tent',
        price: { amount: 210, currency: 'GBP', unit: 'whole', is_from: false },
        conditions: ['Monday to Thursday'],
        dates: 'in May, June and September',
      },
    ],
  ],
  heroes: [
    [
      'Sleep in the woods, in a real bed',
      'Bell tents from £85 a night and shepherd’s huts for £120, each with a stove, in a Devon woodland for grown-ups.',
    ],
    [
      'No screens. Some owls.',
      'Fern Hollow Glamping is five bell tents and two huts among the trees. Tents from £85, huts £120 a night.',
    ],
    [
      'Three nights under canvas for £210',
      'Monday to Thursday in May, June and September. At other times a tent is from £85 and a hut £120 a night.',
    ],
  ],
  buttons: ['Find us a tent', 'Ask about a night'],
  fields: ['Name', 'Email', 'Arrival date', 'Tent or hut?'],
  benefits: [
    'A wood stove and proper linen in every tent',
    'Your first basket of logs is laid ready',
    'Adults only, so the loudest guest is a tawny owl',
    'Five tents and two huts in the whole wood',
    'A kitchen barn that everybody shares',
    'Stay two nights or more and really land',
  ],
  offer: [
    'The midweek escape',
    'Three nights in a bell tent for £210, Monday to Thursday, in May, June and September.',
  ],
  story: [
    'A wood of our own',
    'We put up five tents and two huts and left the rest to the trees. People arrive with shoulders round their ears and leave without them.',
  ],
  steps: [
    ['Arrive', 'Check in from three, park, and carry less than you think.'],
    ['Light the stove', 'The first logs are on us.'],
    ['Do nothing', 'It takes most people a day to get good at it.'],
  ],
  bring: ['Wellies', 'A torch', 'Something to cook in the barn'],
  know: ['Adults only', 'Two nights is the shortest stay'],
  faq: [
    ['Are there real beds?', 'Yes, with linen. The only thing you blow up is a marshmallow.'],
    ['Can we bring the children?', 'Not here, sorry. Fern Hollow is for adults.'],
    ['Is it cold?', 'Not once the stove is going.'],
    ['When can we arrive?', 'From 3 pm.'],
    ['How short can a stay be?', 'Two nights.'],
  ],
  thanks: [
    'Thank you. Breathe out',
    'Fern Hollow Glamping has your dates and will write to you. The midweek escape is £210 for three nights in a tent, Monday to Thursday in May, June and September.',
    ['Look for your wellies', 'Tell a friend you may be offline', 'Wait for our note'],
  ],
  facebook: [
    [
      'Two nights among the trees',
      'Bell tents in a Devon woodland from £85 a night, stove and linen included.',
    ],
    [
      'The midweek escape',
      'Three nights in a bell tent, £210. Monday to Thursday in May, June and September.',
    ],
    ['A hut with a stove', 'Shepherd’s huts for £120 a night at Fern Hollow Glamping.'],
    ['Adults only', 'Five tents, two huts, and an owl that keeps late hours.'],
  ],
  google: [
    ['Glamping in Devon', 'Bell tents from £85 a night. Stove, linen and quiet.'],
    ['Shepherd’s Huts, £120', 'Adults only, among the trees at Fern Hollow Glamping.'],
    ['Midweek in the Woods', 'Bell tents with real beds, from £85 a night.'],
    ['A Break From Screens', 'Five tents and two huts in a Devon wood.'],
  ],
  emails: [
    [
      'Subject: Your nights at Fern Hollow\n\nHello,\n\nThank you for your note. Bell tents are from £85 a night and huts £120, and a stay is two nights or longer. Tell us your dates and we will look which tents are free.\n\nWarmly,\nFern Hollow Glamping',
    ],
    [
      'Subject: Lighting a stove first time\n\nHello,\n\nTwo small logs, kindling between them, a firelighter below, and the air wide open until it roars. Then close the air by half. A stove wants attention for ten minutes and then gives you an evening.\n\nFern Hollow Glamping',
    ],
    [
      'Subject: Tent or hut?\n\nHello,\n\nTents let the wood in, huts keep the wind out. Both have a stove. Reply with one word and your dates, and we will do the rest.\n\nFern Hollow Glamping',
    ],
  ],
}
