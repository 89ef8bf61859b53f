import type { SampleBusiness } from '../sample-business.ts'

export const stargazing: SampleBusiness = {
  answers: {
    business_name: 'Karoo Night Sky',
    industry: 'guiding',
    product_service:
      'Stargazing evenings in Sutherland South Africa. R450 pp, 2 hrs from 8pm (7pm in winter), two telescopes, blankets and rooibos tea. max 14 guests. Guide Thabo Nkosi astronomer MSc. cancelled if cloudy = full refund',
    target_customer: 'road trippers, families, photographers',
    main_offer: 'kids under 10 free with 2 paying adults, sun-thu',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Stargazing evening',
        place: 'in Sutherland',
        price: { amount: 450, currency: 'ZAR', unit: 'person', is_from: false },
        duration: '2 hours',
        group_size: 'up to 14 guests',
        days: 'from 8 pm, in winter from 7 pm',
        included: ['blankets', 'rooibos tea'],
      },
    ],
    [
      'offer',
      {
        wording: 'Children under 10 come free with two paying adults, Sunday to Thursday',
        saving: 'children under 10 free',
        conditions: ['with two paying adults', 'Sunday to Thursday'],
      },
    ],
    ['guide', { name: 'Thabo Nkosi', about: 'Astronomer, MSc' }],
    ['rule', { kind: 'weather', text: 'If it is cloudy we cancel and you get a full refund' }],
  ],
  heroes: [
    [
      'The darkest sky you have ever stood under',
      'Two hours with astronomer Thabo Nkosi in Sutherland, R450 per person, blankets and rooibos included.',
    ],
    [
      'Saturn has rings. You can see them tonight.',
      'Two telescopes, fourteen guests, R450 each. Karoo Night Sky starts at 8 pm, in winter at seven.',
    ],
    [
      'Under ten? The stars are free',
      'Children under 10 come free with two paying adults, Sunday to Thursday. Grown-ups pay R450.',
    ],
  ],
  buttons: ['Ask for an evening', 'Keep me a blanket'],
  fields: ['Name', 'Email', 'Evening', 'Adults and children'],
  benefits: [
    'Thabo Nkosi is an astronomer and a storyteller',
    'Two telescopes, so nobody queues for long',
    'Blankets and rooibos tea are included',
    'Fourteen guests at most',
    'If clouds cancel us, you get a full refund',
    'Starts at eight, in winter at seven',
  ],
  offer: [
    'Little astronomers',
    'From Sunday to Thursday, children under 10 are free with two paying adults.',
  ],
  story: [
    'Thabo',
    'Thabo Nkosi studied the stars and then came home to them. He will show you the Southern Cross first, because everybody asks.',
  ],
  steps: [
    ['Arrive at dusk', 'Let your eyes get used to the dark.'],
    ['Look up', 'First without a telescope, then with one.'],
    ['Warm up', 'Tea, a blanket, and one more planet.'],
  ],
  bring: ['A warm jacket', 'A red torch, if you have one', 'A camera and a tripod'],
  know: ['In winter we start at 7 pm', 'Cloudy means cancelled, with a full refund'],
  faq: [
    ['What if it is cloudy?', 'We cancel, and you get all your money back.'],
    [
      'Are children welcome?',
      'Yes. Those under 10 are free with two paying adults, Sunday to Thursday.',
    ],
    ['How long is it?', 'About two hours.'],
    ['May I take photographs?', 'Please do, without a flash.'],
  ],
  thanks: [
    'Thank you. Clear skies',
    'Karoo Night Sky has your message. An evening is R450 per person.',
    ['Check the moon', 'Pack a jacket', 'Look for our email'],
  ],
  facebook: [
    [
      'See Saturn from Sutherland',
      'Two hours, two telescopes, R450 per person with tea and blankets.',
    ],
    ['Under 10? Free.', 'With two paying adults, Sunday to Thursday. Karoo Night Sky.'],
    ['Stars with Thabo', 'An astronomer who tells stories. Fourteen guests at most.'],
    ['Cloudy? Money back.', 'A full refund if we have to cancel.'],
  ],
  google: [
    ['Stargazing in Sutherland', 'Two hours for R450, blankets and rooibos included.'],
    ['Kids Under 10 Free', 'With two paying adults, Sunday to Thursday.'],
    ['Two Telescopes, One Sky', 'With astronomer Thabo Nkosi. Up to fourteen guests.'],
    ['Karoo Night Sky', 'Full refund if clouds cancel your evening.'],
  ],
  emails: [
    [
      'Subject: Your evening under the Karoo sky\n\nHello,\n\nThank you for writing to Karoo Night Sky. An evening lasts two hours and is R450 per person, with blankets and rooibos tea. We begin at 8 pm, in winter at 7. If clouds cancel us, you get a full refund.\n\nThabo Nkosi',
    ],
    [
      'Subject: Find south without a compass\n\nHello,\n\nLook for the Southern Cross and stretch its long side four and a half times. From there drop straight down to the horizon. That is south. Give your eyes a quarter of an hour in the dark first, and hide your phone.\n\nThabo',
    ],
    [
      'Subject: Check the moon with me\n\nHello,\n\nA thin moon shows more stars, a fat one shows its own craters. Tell me your dates and I will say what you would see. Children under 10 are free with two paying adults, Sunday to Thursday.\n\nThabo Nkosi\nKaroo Night Sky',
    ],
  ],
}
