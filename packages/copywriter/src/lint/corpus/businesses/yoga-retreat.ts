import type { SampleBusiness } from '../sample-business.ts'

export const yogaRetreat: SampleBusiness = {
  answers: {
    business_name: 'Casa Lumbre',
    industry: 'fitness',
    product_service:
      'yoga and hiking retreats in the Alpujarras, Spain. 6 nights, €890 shared room, €1,150 single. vegetarian full board, 2 yoga classes a day, 4 guided hikes. 10 guests. Teacher: Inés Robledo. Transfers from Granada station included. dates: 12-18 april, 3-9 may, 20-26 september',
    target_customer: 'women 35-60 travelling alone, burnt out office workers',
    main_offer: 'Book by 31 January and save €90 on the April retreat',
    brand_tone: 'caring',
  },
  facts: [
    [
      'offering',
      {
        name: 'Yoga and hiking retreat',
        place: 'in the Alpujarras',
        price: { amount: 890, currency: 'EUR', unit: 'person', is_from: true },
        duration: '6 nights',
        group_size: '10 guests',
        season: '12–18 April, 3–9 May, 20–26 September',
        included: [
          'vegetarian full board',
          'two yoga classes a day',
          'four guided hikes',
          'transfers from Granada station',
        ],
      },
    ],
    [
      'offer',
      {
        wording: 'Save €90 on the April retreat when you book by 31 January',
        thing: 'the April retreat',
        saving: '€90 off',
        conditions: ['when you book by 31 January'],
      },
    ],
    ['guide', { name: 'Inés Robledo', about: 'yoga teacher' }],
  ],
  heroes: [
    [
      'Six nights in which nobody needs you',
      'Yoga twice a day, four guided hikes, vegetarian food. From €890 in the Alpujarras, with ten guests at most.',
    ],
    [
      'Come alone. You will not be lonely.',
      'A retreat for ten at Casa Lumbre: €890 in a shared room, €1,150 in a single, fetched from Granada station.',
    ],
    [
      'April in the Alpujarras, €90 less if you book by 31 January',
      'Six nights from €890 with Inés Robledo: two yoga classes a day and four hikes.',
    ],
  ],
  buttons: ['Ask for a place', 'Tell me more'],
  fields: ['Name', 'Email', 'Which dates?', 'Shared or single room?'],
  benefits: [
    'Two yoga classes a day with Inés Robledo',
    'Four guided hikes between mountain villages',
    'Vegetarian full board, cooked for ten',
    'We fetch you from the station in Granada',
    'Ten guests, many of them on their own',
    'A single room for €1,150 if sleep is what you came for',
  ],
  offer: ['Early for April', 'Book by 31 January and save €90 on the April retreat.'],
  story: [
    'What Inés believes',
    'Inés Robledo teaches slowly. She thinks most of us are tired from being useful, and that a mountain path is a fair cure.',
  ],
  steps: [
    ['Arrive in Granada', 'We meet you at the station.'],
    ['Settle', 'Six nights, two classes a day, no alarm but the birds.'],
    ['Walk', 'Four times we go out together, at the pace of the slowest.'],
  ],
  bring: ['Loose clothes', 'Walking shoes', 'A book you have been saving'],
  know: [
    'Dates: 12–18 April, 3–9 May, 20–26 September',
    'The saving is for April, booked by 31 January',
  ],
  faq: [
    [
      'I have never done yoga. May I come?',
      'Please do. Inés has kinder words for beginners than anybody.',
    ],
    ['Is the food vegetarian?', 'Yes, and full board is included.'],
    ['What does a single room cost?', '€1,150 for the six nights.'],
    ['When are the retreats?', 'From 12 to 18 April, 3 to 9 May and 20 to 26 September.'],
    ['How do I get to you?', 'By train to Granada. From the station we take you with us.'],
  ],
  thanks: [
    'Thank you for telling us',
    'Casa Lumbre has your message, and we will write to you. For April, booking by 31 January saves €90.',
    [
      'Choose between shared and single',
      'Look at trains to Granada',
      'Be kind to yourself until then',
    ],
  ],
  facebook: [
    ['Six nights for yourself', 'Yoga, hikes and vegetarian food in the Alpujarras, from €890.'],
    ['Ten guests, two mats a day', 'A retreat with Inés Robledo at Casa Lumbre.'],
    ['€90 less for April', 'When you book the April retreat by 31 January.'],
    ['Fetched from Granada', 'You step off the train, we do the rest. Six nights from €890.'],
  ],
  google: [
    ['Yoga Retreat in Spain', 'Six nights in the Alpujarras from €890, full board.'],
    ['Hike and Breathe', 'Two yoga classes a day and four guided hikes.'],
    ['April Retreat, Save €90', 'Book by 31 January. Casa Lumbre, ten guests.'],
    ['Retreat With Inés Robledo', 'For people who are tired of being useful.'],
  ],
  emails: [
    [
      'Subject: Your message to Casa Lumbre\n\nDear you,\n\nThank you for writing. A retreat is six nights: €890 in a shared room, €1,150 in a single, with all meals, two yoga classes a day and four hikes. We fetch you from Granada station. Which dates would be good for you?\n\nInés Robledo\nCasa Lumbre',
    ],
    [
      'Subject: Four minutes before bed\n\nDear you,\n\nLie down with your legs up the wall. Breathe in for four, out for six, and let your hands be heavy. If thoughts come, say hello and go back to counting. That is all, and it works anywhere.\n\nInés',
    ],
    [
      'Subject: If you are still wondering\n\nDear you,\n\nWrite me what holds you back; often it is small. For the April retreat, booking by 31 January saves €90. There is no hurry in any other way.\n\nInés Robledo',
    ],
  ],
}
