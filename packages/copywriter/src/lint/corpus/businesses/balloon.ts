import type { SampleBusiness } from '../sample-business.ts'

export const balloon: SampleBusiness = {
  answers: {
    business_name: 'Serein Ballooning',
    industry: 'guiding',
    product_service:
      'Hot air balloon flights over the Loire châteaux, takeoff at sunrise from Amboise. 1 hour in the air, about 3 hours in all. €220 per person, 8 passengers max. Champagne toast and flight certificate. Pilot Hugo Marchand, 1,400 flights. No flights if wind over 12 knots, we rebook free',
    target_customer: 'couples, anniversaries and proposals',
    main_offer: 'Weekday sunrise flight for two €390, April–June',
    brand_tone: 'luxury',
  },
  facts: [
    [
      'offering',
      {
        name: 'Sunrise balloon flight',
        place: 'over the Loire châteaux',
        price: { amount: 220, currency: 'EUR', unit: 'person', is_from: false },
        duration: '1 hour in the air, about 3 hours in all',
        group_size: 'up to 8 passengers',
        meeting_point: 'Amboise',
        included: ['champagne toast', 'flight certificate'],
      },
    ],
    [
      'offer',
      {
        wording: 'Sunrise flight for two for €390, on weekdays from April to June',
        thing: 'the sunrise flight for two',
        price: { amount: 390, currency: 'EUR', unit: 'couple', is_from: false },
        conditions: ['on weekdays'],
        dates: 'April to June',
      },
    ],
    ['guide', { name: 'Hugo Marchand', about: 'Pilot with 1,400 flights' }],
    [
      'rule',
      {
        kind: 'weather',
        text: 'Above 12 knots of wind we do not fly and rebook you free of charge',
      },
    ],
  ],
  heroes: [
    [
      'Sunrise, seen from above the châteaux',
      'An hour aloft over the Loire, then champagne. €220 per person from Amboise, eight passengers and one pilot.',
    ],
    [
      'The Loire wakes up below you',
      'Hugo Marchand has flown this valley 1,400 times. Join him at first light for €220 a person.',
    ],
    [
      'For two, at first light',
      'From April to June a weekday sunrise flight for two is €390. On any other morning a place is €220.',
    ],
  ],
  buttons: ['Enquire about a flight', 'Choose a morning'],
  fields: ['Name', 'Email', 'Preferred morning', 'Passengers', 'Occasion'],
  benefits: [
    'One hour in the air, three hours of morning',
    'Hugo Marchand, your pilot, has 1,400 flights behind him',
    'A champagne toast where you land',
    'Eight passengers at the most',
    'A certificate of your flight to keep',
    'Should the wind pass 12 knots, we rebook you without charge',
  ],
  offer: [
    'Two places, one sunrise',
    'From April to June, on weekdays, the sunrise flight for two is €390.',
  ],
  story: [
    'The pilot',
    'Hugo Marchand lifts off from Amboise while the town is asleep. After 1,400 flights he still falls silent when the sun finds the river.',
  ],
  steps: [
    ['Meet in Amboise', 'Before sunrise, with coats on.'],
    ['Rise', 'An hour over rivers, roofs and towers.'],
    ['Land and toast', 'Champagne in a field, and your certificate.'],
  ],
  bring: ['A warm coat', 'Flat shoes', 'A camera'],
  know: ['We do not fly above 12 knots of wind', 'The price for two applies on weekdays'],
  faq: [
    ['How long does it take?', 'About three hours in all, one of them in the air.'],
    [
      'What if there is too much wind?',
      'Above 12 knots we stay on the ground and rebook you free of charge.',
    ],
    ['Is it cold up there?', 'Hardly colder than on the ground, and the burner keeps you warm.'],
    ['Is there something to celebrate with?', 'Champagne, once we have landed.'],
  ],
  thanks: [
    'Your enquiry is with us',
    'Serein Ballooning will write to you about mornings and weather. A place is €220; for two it is €390 on weekdays from April to June.',
    ['Keep two mornings open', 'Tell us if it is a surprise', 'Await our message'],
  ],
  facebook: [
    [
      'Above the châteaux at dawn',
      'One hour over the Loire for €220 per person, champagne to follow.',
    ],
    ['A sunrise for two', '€390 for both of you, on weekdays from April to June.'],
    ['1,400 flights, one river', 'Fly from Amboise with Hugo Marchand of Serein Ballooning.'],
    ['Ask the question up there', 'A morning over the Loire for anniversaries and proposals.'],
  ],
  google: [
    ['Balloon Flight, Loire', 'Sunrise over the châteaux, €220 per person. From Amboise.'],
    ['Fly for Two, €390', 'Weekdays, April to June. Champagne where you land.'],
    ['Serein Ballooning', 'Eight passengers, one pilot with 1,400 flights.'],
    ['Sunrise From Amboise', 'An hour in the air, then a toast in the field.'],
  ],
  emails: [
    [
      'Subject: Your morning over the Loire\n\nGood day,\n\nThank you for your enquiry to Serein Ballooning. A sunrise flight from Amboise is €220 per person: an hour in the air, about three hours in all, and champagne at the end. Which mornings may we propose?\n\nHugo Marchand',
    ],
    [
      'Subject: How to photograph a sunrise\n\nGood day,\n\nExpose for the sky and let the land stay dark. Wait for the first ray to touch a roof. Then put the camera away for ten minutes, because no picture keeps the silence.\n\nSerein Ballooning',
    ],
    [
      'Subject: A quiet word about dates\n\nGood day,\n\nA spare morning helps, since wind above 12 knots means another day at no charge. For two, weekdays from April to June are €390. A reply with one date is enough.\n\nHugo Marchand',
    ],
  ],
}
