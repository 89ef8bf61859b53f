import type { SampleBusiness } from '../sample-business.ts'

export const campervan: SampleBusiness = {
  answers: {
    business_name: 'Slow Lane Campers',
    industry: 'guiding',
    product_service:
      'VW campervan hire from Inverness. 4 vans: Heather, Thistle, Bracken, Rowan. From £95 per night, min 3 nights, sleeps 4. bedding, gas stove, unlimited miles, insurance for drivers 25-70 included. Collect 2pm, return 11am. £500 refundable deposit',
    target_customer: 'couples and young families driving the NC500',
    main_offer: 'book 7 nights get 10% off in april, may and october',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'VW campervan hire',
        place: 'from Inverness',
        price: { amount: 95, currency: 'GBP', unit: 'night', is_from: true },
        group_size: 'sleeps 4',
        requirements: 'at least 3 nights; drivers from 25 to 70 years',
        included: [
          'bedding',
          'gas stove',
          'unlimited miles',
          'insurance for drivers from 25 to 70',
        ],
      },
    ],
    [
      'offer',
      {
        wording: '10 % off when you book seven nights in April, May or October',
        saving: '10 % off',
        conditions: ['seven nights'],
        dates: 'in April, May or October',
      },
    ],
    ['rule', { kind: 'deposit', text: 'A deposit of £500 that you get back' }],
    ['figure', { value: '4', label: 'vans' }],
  ],
  heroes: [
    [
      'Take Heather up the NC500',
      'Or Thistle, Bracken or Rowan. VW campers from £95 a night out of Inverness, unlimited miles and bedding included.',
    ],
    [
      'Wake up where you stopped',
      'Slow Lane Campers hires out four VW vans from Inverness. From £95 per night, three nights or more, four can sleep.',
    ],
    [
      'Seven nights, 10 % off',
      'In April, May and October a week on the road costs 10 % less. Nights are from £95, insurance included.',
    ],
  ],
  buttons: ['Ask for a van', 'Check my dates'],
  fields: ['Name', 'Email', 'Pick-up date', 'Nights', 'Age of drivers'],
  benefits: [
    'Drive as far as you like: miles are unlimited',
    'Insurance for drivers between 25 and 70 is in the price',
    'Bedding made up, gas stove ready',
    'Room for four to sleep',
    'Pick up at two, hand back at eleven',
    'Your £500 deposit comes back to you',
  ],
  offer: ['A week for less', 'Book seven nights in April, May or October and take 10 % off.'],
  story: [
    'Four vans with names',
    'Heather was the first. Thistle, Bracken and Rowan followed, because people kept asking. None of them likes to be hurried.',
  ],
  steps: [
    ['Collect in Inverness', 'From 2 pm, with a tour of every cupboard.'],
    ['Drive', 'Slowly. That is rather the point.'],
    ['Bring it home', 'By 11 am, with a story.'],
  ],
  bring: ['Your driving licence', 'Soft bags instead of cases', 'A playlist'],
  know: ['Three nights is the minimum', 'Drivers are 25 to 70', 'The deposit is £500'],
  faq: [
    ['Is insurance included?', 'Yes, for drivers from 25 to 70.'],
    ['How far can we go?', 'As far as the road does. Miles are unlimited.'],
    ['Is there a deposit?', 'It is £500, and you get it back.'],
    ['How short can a trip be?', 'Three nights.'],
    ['How many can sleep?', 'Four, if you like each other.'],
  ],
  thanks: [
    'Lovely. We will check which van is free',
    'Slow Lane Campers has your dates. Nights are from £95; seven nights in April, May or October are 10 % off.',
    ['Find your licence', 'Dream over a map', 'Keep an eye on your inbox'],
  ],
  facebook: [
    ['The NC500 in a VW', 'Camper hire from Inverness, from £95 a night, unlimited miles.'],
    ['Meet Heather and Rowan', 'Four vans, each sleeps four. Slow Lane Campers.'],
    ['10 % off a week', 'Seven nights in April, May or October.'],
    ['Bedding is made up', 'And the stove is ready. You bring the biscuits.'],
  ],
  google: [
    ['Camper Hire, Inverness', 'VW vans from £95 a night, insurance included.'],
    ['Drive the NC500', 'Unlimited miles, bedding and stove. Sleeps four.'],
    ['Seven Nights, 10 % Off', 'In April, May and October. Slow Lane Campers.'],
    ['Slow Lane Campers', 'Three nights or more in one of four VW vans.'],
  ],
  emails: [
    [
      'Subject: Your camper dates\n\nHello,\n\nThanks for writing to Slow Lane Campers. Vans are from £95 a night with a minimum of three, and bedding, stove, miles and insurance for drivers from 25 to 70 are included. Which day would you collect?\n\nSlow Lane Campers',
    ],
    [
      'Subject: Single-track manners\n\nHello,\n\nPull into passing places on your left, and wait opposite those on your right. Let the car behind go by; it lives here. Fill up when you can, not when you must. And wave. Everybody waves.\n\nSlow Lane Campers',
    ],
    [
      'Subject: Heather, Thistle, Bracken or Rowan?\n\nHello,\n\nThey differ mostly in character. Tell us your dates and who sleeps where. If it is seven nights in April, May or October, take 10 % off.\n\nSlow Lane Campers',
    ],
  ],
}
