import type { SampleBusiness } from '../sample-business.ts'

export const canyoning: SampleBusiness = {
  answers: {
    business_name: 'Gola Canyoning',
    industry: 'outdoor-adventure',
    product_service:
      'canyoning in Ticino, Switzerland. Beginner canyon "Corippo" 3 hours CHF 119, expert canyon "Iragna" 6 h CHF 179. wetsuit helmet harness shoes incl. ages 14+, must swim. groups of 8 with 1 guide per 4. Meet at Tenero train station',
    target_customer: 'friends, stag parties, sporty families with teenagers',
    main_offer: 'Group of 8 pays for 7 on Corippo, weekdays in June',
    brand_tone: 'bold',
  },
  facts: [
    [
      'offering',
      {
        name: 'Corippo canyon for beginners',
        place: 'in Ticino',
        price: { amount: 119, currency: 'CHF', unit: 'person', is_from: false },
        duration: '3 hours',
        group_size: 'groups of 8, one guide for 4',
        requirements: 'from 14 years, swimmers only',
        meeting_point: 'Tenero train station',
        included: ['wetsuit', 'helmet', 'harness', 'shoes'],
      },
    ],
    [
      'offering',
      {
        name: 'Iragna canyon for experts',
        price: { amount: 179, currency: 'CHF', unit: 'person', is_from: false },
        duration: '6 hours',
      },
    ],
    [
      'offer',
      {
        wording: 'A group of eight pays for seven in the Corippo canyon, on weekdays in June',
        thing: 'the Corippo canyon',
        saving: 'eight for the price of seven',
        conditions: ['on weekdays', 'a group of eight'],
        dates: 'in June',
      },
    ],
  ],
  heroes: [
    [
      'Jump. We checked the depth.',
      'Three hours in the Corippo canyon for CHF 119, six in Iragna for CHF 179. Wetsuit, helmet, harness and shoes included.',
    ],
    [
      'Ticino, top to bottom, wet',
      'Gola Canyoning takes beginners down Corippo (CHF 119) and experts down Iragna (CHF 179). You must swim and be at least 14.',
    ],
    [
      'Eight jump, seven pay',
      'Weekdays in June, a group of eight pays for seven on Corippo. Otherwise CHF 119 a head; Iragna is CHF 179.',
    ],
  ],
  buttons: ['Count me in', 'Book the jump'],
  fields: ['Name', 'Email', 'Canyon', 'Date', 'How many?'],
  benefits: [
    'One guide for every four of you',
    'Wetsuit, helmet, harness and shoes are on us',
    'Corippo for a first time, Iragna for a real one',
    'Meet at Tenero station, no car needed',
    'Swimmers from fourteen years',
    'Slides, jumps and ropes in one gorge',
  ],
  offer: [
    'Eight for seven',
    'On weekdays in June, a group of eight pays for seven in the Corippo canyon.',
  ],
  story: [
    'Straight talk',
    'Water is cold, rock is hard, and you will grin for a week. We bring the gear and a guide for every four people.',
  ],
  steps: [
    ['Meet at Tenero station', 'We hand out suits and bad jokes.'],
    ['Walk in', 'You earn the first jump.'],
    ['Go down', 'Slide, rope, jump, repeat. You can skip any jump.'],
  ],
  bring: ['Swimwear', 'A towel', 'A snack for after'],
  know: ['From 14 years', 'You must be able to swim', 'Eight-for-seven is for weekdays in June'],
  faq: [
    ['Do I have to jump?', 'No. There is a rope beside most jumps.'],
    ['Is my 13-year-old old enough?', 'Not yet. We start at 14.'],
    ['What is included?', 'Wetsuit, helmet, harness and shoes.'],
    ['How long does Iragna take?', 'Six hours, and you will feel each of them.'],
    ['Where do we meet?', 'At the train station in Tenero.'],
  ],
  thanks: [
    'Good. No way back now',
    'Gola Canyoning has your message. Groups of eight pay for seven on Corippo, weekdays in June.',
    ['Round up your friends', 'Check that all can swim', 'Watch your inbox'],
  ],
  facebook: [
    ['Three hours of yes', 'The Corippo canyon for CHF 119, all gear included.'],
    ['Eight jump, seven pay', 'Corippo, groups of eight, weekdays in June.'],
    ['Ready for Iragna?', 'Six hours, CHF 179, experts only. Gola Canyoning, Ticino.'],
    ['You can skip a jump', 'Nobody ever does twice. From 14 years, swimmers only.'],
  ],
  google: [
    ['Canyoning in Ticino', 'Corippo for CHF 119, Iragna for CHF 179. Gear included.'],
    ['Beginner Canyon, CHF 119', 'Three hours of slides and jumps, from 14 years.'],
    ['Group of Eight?', 'Pay for seven on Corippo, weekdays in June.'],
    ['Gola Canyoning', 'One guide for every four people. Meet at Tenero.'],
  ],
  emails: [
    [
      'Subject: So you want to jump\n\nHi,\n\nGood choice. Corippo takes three hours and costs CHF 119; Iragna takes six and costs CHF 179. Wetsuit, helmet, harness and shoes are included. Tell us who is coming, and whether everybody swims.\n\nGola Canyoning',
    ],
    [
      'Subject: How to jump well\n\nHi,\n\nLook at the horizon, not at the water. Step, do not leap. Arms crossed, legs together, breathe out as you go in. Afterwards swim to the side at once, because somebody is always next.\n\nGola Canyoning',
    ],
    [
      'Subject: Pick a canyon\n\nHi,\n\nFirst time: Corippo. Hungry for more: Iragna. Reply with the name and a day. And if you are eight and free on a weekday in June, one of you goes down Corippo free of charge.\n\nGola Canyoning',
    ],
  ],
}
