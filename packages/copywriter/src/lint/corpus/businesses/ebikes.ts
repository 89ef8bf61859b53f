import type { SampleBusiness } from '../sample-business.ts'

export const ebikes: SampleBusiness = {
  answers: {
    business_name: 'Velo Moselle',
    industry: 'guiding',
    product_service:
      'E-bike hire in Cochem on the Moselle, €39 per day, kids trailers €12. delivery to your hotel free within 10 km. 24 bikes. Helmet, lock and map included. open every day 9-18, march to november',
    target_customer: 'couples 50+ and families touring the Moselle wine villages',
    main_offer: '3 days for the price of 2 (€78), not on public holidays',
    brand_tone: 'professional',
  },
  facts: [
    [
      'offering',
      {
        name: 'E-bike hire',
        place: 'in Cochem',
        price: { amount: 39, currency: 'EUR', unit: 'day', is_from: false },
        included: ['helmet', 'lock', 'map'],
        season: 'March to November',
      },
    ],
    [
      'offering',
      {
        name: 'Child trailer hire',
        price: { amount: 12, currency: 'EUR', unit: 'day', is_from: false },
      },
    ],
    [
      'offer',
      {
        wording: 'Three days for the price of two, €78, except on public holidays',
        price: { amount: 78, currency: 'EUR', unit: 'item', is_from: false },
        saving: 'three days for the price of two',
        conditions: ['not on public holidays'],
      },
    ],
    ['rule', { kind: 'other', text: 'Delivery to your hotel is free within 10 km' }],
    [
      'hours',
      {
        periods: [
          { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], opens: '09:00', closes: '18:00' },
        ],
      },
    ],
  ],
  heroes: [
    [
      'The Moselle by e-bike, village by village',
      'Hire in Cochem for €39 a day with helmet, lock and map. Within 10 km we bring the bikes to your hotel free of charge.',
    ],
    [
      'Let the motor do the hills and the wine do the rest',
      'E-bikes from Velo Moselle at €39 per day, open daily from nine to six, March to November.',
    ],
    [
      'Three days on an e-bike, two on the bill',
      'Three days in the wine villages cost €78, public holidays excepted. A single day is €39.',
    ],
  ],
  buttons: ['Reserve e-bikes', 'Check a date'],
  fields: ['Name', 'Email', 'Arrival date', 'Number of bikes'],
  benefits: [
    'Helmet, lock and map come with every bike',
    'Free delivery to hotels up to 10 km away',
    'A child trailer for €12 a day',
    'Open every day, nine until six',
    'Twenty-four bikes, so a group of friends can ride together',
    'Flat riverside paths and a motor for the vineyards',
  ],
  offer: ['Three for two', 'Three days cost €78, the price of two. Public holidays are excluded.'],
  story: [
    'On the riverbank in Cochem',
    'We hire out e-bikes, and we know which path along the Moselle has the shade in the afternoon. Ask us at the counter.',
  ],
  steps: [
    ['Choose your days', 'Send us dates and heights, and we set the saddles.'],
    ['Collect or receive', 'Pick up in Cochem, or have the bikes brought to your hotel.'],
    ['Ride', 'The river is your signpost. The map covers the rest.'],
  ],
  bring: ['A small rucksack', 'A light rain jacket', 'An appetite'],
  know: ['The offer does not apply on public holidays', 'Free delivery reaches 10 km'],
  faq: [
    ['What does a day cost?', 'An e-bike is €39 per day. A child trailer adds €12.'],
    ['Is a helmet included?', 'Yes, together with a lock and a map.'],
    ['Do you deliver?', 'To your hotel, free within 10 km of us.'],
    ['When are you open?', 'Daily from 9:00 to 18:00, March to November.'],
    ['Are hills a problem?', 'The riverside is level, and the motor takes care of the vineyards.'],
  ],
  thanks: [
    'Thank you for your enquiry',
    'Velo Moselle has received your dates. Three days are €78 except on public holidays, one day is €39.',
    ['Note the heights of all riders', 'Decide between delivery and pick-up', 'Await our email'],
  ],
  facebook: [
    ['E-bikes in Cochem', 'Ride the wine villages for €39 a day. Helmet, lock and map included.'],
    ['Delivered to your hotel', 'Within 10 km we bring the bikes to you, free of charge.'],
    ['Three days for €78', 'Three days for the price of two, except on public holidays.'],
    ['A trailer for the little ones', 'Add a child trailer to your e-bike for €12 a day.'],
  ],
  google: [
    ['E-Bike Hire in Cochem', '€39 per day with helmet, lock and map. Open daily.'],
    ['Three Days, Two Paid', '€78 for three days by e-bike. Not on public holidays.'],
    ['Moselle by E-Bike', 'Free hotel delivery within 10 km. March to November.'],
    ['Velo Moselle', 'Twenty-four e-bikes and trailers for children.'],
  ],
  emails: [
    [
      'Subject: Your e-bike enquiry\n\nGood day,\n\nThank you for contacting Velo Moselle. An e-bike costs €39 per day including helmet, lock and map, and we are open daily from nine to six. Please tell us the height of each rider, so that the saddles are right when you arrive.\n\nKind regards\nVelo Moselle',
    ],
    [
      'Subject: Reading a riverside path\n\nGood day,\n\nThe wind on a river turns in the afternoon, so start against it and come home with it. Keep a battery above a quarter for the last hill. Villages are quietest before lunch, and a bell is friendlier than a shout.\n\nVelo Moselle',
    ],
    [
      'Subject: One day or three?\n\nGood day,\n\nOne day shows you the river. Three days let you stop. Three days cost €78 instead of three times the daily rate, public holidays excluded. A short reply with your dates is enough.\n\nVelo Moselle',
    ],
  ],
}
