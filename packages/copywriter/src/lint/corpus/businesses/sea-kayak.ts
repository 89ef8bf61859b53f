import type { SampleBusiness } from '../sample-business.ts'

export const seaKayak: SampleBusiness = {
  answers: {
    business_name: 'Skerry Kayaks',
    industry: 'outdoor-adventure',
    product_service:
      'guided sea kayak tours from Oban harbour, half day 3 hrs £65pp, seals + otters most days. Me (Fiona Baird) and Calum lead every trip, both British Canoeing coaches. max 6 paddlers. april to october. dry suit, buoyancy aid, hot choc included. kids 10+',
    target_customer: 'couples and families on holiday in Argyll, never kayaked before mostly',
    main_offer: 'Tuesday sunset paddle £50 instead of £65, book 2 or more places',
    brand_tone: 'friendly',
  },
  facts: [
    [
      'offering',
      {
        name: 'Half-day sea kayak tour',
        activity: 'paddle among the skerries off Oban',
        place: 'from Oban harbour',
        price: { amount: 65, currency: 'GBP', unit: 'person', is_from: false },
        duration: '3 hours',
        group_size: 'up to 6 paddlers',
        requirements: 'from 10 years, no experience needed',
        season: 'April to October',
        included: ['dry suit', 'buoyancy aid', 'hot chocolate'],
      },
    ],
    [
      'offer',
      {
        wording: 'Sunset paddle on Tuesdays for £50 per person when you book two or more places',
        thing: 'the sunset paddle',
        price: { amount: 50, currency: 'GBP', unit: 'person', is_from: false },
        conditions: ['on Tuesdays', 'when you book two or more places'],
      },
    ],
    ['guide', { name: 'Fiona Baird', about: 'British Canoeing coach' }],
    ['guide', { name: 'Calum', about: 'British Canoeing coach' }],
    ['audience', { text: 'couples and families on holiday in Argyll' }],
  ],
  heroes: [
    [
      'Paddle out with the seals of Oban',
      'Three hours in a sea kayak with Fiona or Calum beside you. £65 a head, dry suit and hot chocolate included, and you need never have held a paddle.',
    ],
    [
      'Your first sea kayak trip starts in Oban harbour',
      'Half a day, six paddlers at most, and otters more often than not. £65 each with everything you wear on the water.',
    ],
    [
      'Never kayaked? The skerries are a kind place to begin',
      'A half-day tour from Oban harbour for £65 per person. On Tuesdays the sunset paddle is £50 when two or more of you book.',
    ],
  ],
  buttons: ['Ask for a date', 'Find my tide'],
  fields: ['Name', 'Email', 'Preferred date', 'How many paddlers?'],
  benefits: [
    'Led by Fiona Baird or Calum, both British Canoeing coaches',
    'Never more than six of you, so nobody paddles alone at the back',
    'Dry suit and buoyancy aid are part of the price',
    'Seals on the rocks and, most days, an otter',
    'Children come along from the age of ten',
    'On the water from April until October',
  ],
  offer: [
    'Tuesday, sunset, £50',
    'Book two or more places on a Tuesday and the sunset paddle is £50 per person instead of £65.',
  ],
  story: [
    'Two coaches and a harbour',
    'We are Fiona Baird and Calum. We lead every trip ourselves, because half the pleasure is watching somebody go from wobbly to smug between the pier and the first skerry.',
  ],
  steps: [
    ['On the pier', 'You get a dry suit, and we show you the three strokes that matter.'],
    ['Past the skerries', 'We follow the shelter and stop wherever the seals are.'],
    ['Hot chocolate', 'Back ashore, hands round a mug, and the boats are our job.'],
  ],
  bring: ['Warm layers to wear under the suit', 'Socks you can get wet', 'A bottle of water'],
  know: ['Paddlers are ten or older', 'The Tuesday price needs two or more places'],
  faq: [
    [
      'Will I capsize?',
      'Hardly anybody does. The boats are stable, and a dry suit keeps you warm if you do.',
    ],
    [
      'Can the children come?',
      'Yes, from ten years on. Younger ones are happier waving from the pier.',
    ],
    ['What is included?', 'The dry suit, the buoyancy aid and a hot chocolate at the end.'],
    ['How long are we out?', 'About three hours from the first zip to the last sip.'],
    ['Which months do you run?', 'April to October. The light is best at both ends.'],
  ],
  thanks: [
    'Got it. The kettle is as good as on',
    'Fiona or Calum will read your message and write back. The half-day tour is £65 per person; the sunset paddle on a Tuesday is £50 for two or more places.',
    [
      'Talk dates over with your crew',
      'Think about who would share a double',
      'Watch for our email',
    ],
  ],
  facebook: [
    [
      'Seals, skerries and a dry suit',
      'Half-day sea kayak tours from Oban harbour. £65 per person, hot chocolate at the end.',
    ],
    [
      'Six paddlers, one coach',
      'Small enough that we know your name. Sea kayaking with Skerry Kayaks, £65 each.',
    ],
    [
      'Tuesday sunset for £50',
      'Book two or more places on a Tuesday and paddle at sunset for £50 each.',
    ],
    [
      'First time in a kayak? Good.',
      'Fiona and Calum teach you on the pier, then the seals take over.',
    ],
  ],
  google: [
    [
      'Sea Kayak Tours in Oban',
      'Half a day among the seals for £65 per person. Dry suit included.',
    ],
    ['Kayak With Fiona and Calum', 'Six paddlers at most, beginners welcome. April to October.'],
    [
      'Tuesday Sunset Paddle, £50',
      'When you book two or more places. Skerry Kayaks, Oban harbour.',
    ],
    ['Paddle With Seals', 'Three hours on sheltered water. Children from ten.'],
  ],
  emails: [
    [
      'Subject: Your kayak question has landed\n\nHello,\n\nThank you for writing. You asked about paddling with us from Oban harbour: half a day is £65 per person, with dry suit, buoyancy aid and hot chocolate. Tell us who is coming and which days you have in mind, and we will look at the tides.\n\nFiona and Calum\nSkerry Kayaks',
      'Subject: About your paddle in Oban\n\nHello,\n\nYour note is with us. Three hours on the water cost £65 each, and there are six places in a group. If a Tuesday suits and there are two or more of you, the sunset paddle is £50 per person.\n\nSkerry Kayaks',
    ],
    [
      'Subject: What to wear under a dry suit\n\nHello,\n\nA short list, whether you paddle with us or with anybody else. Thin warm layers beat one thick jumper. Cotton stays cold once it is damp. Take rings off before your hands swell in the cold, and leave your phone in the car unless it floats.\n\nFiona\nSkerry Kayaks',
    ],
    [
      'Subject: Which day would suit you?\n\nHello,\n\nIf you are still thinking about the seals, send us one line with a day and the number of paddlers. We will tell you what the tide is doing and where we would go.\n\nCalum\nSkerry Kayaks',
    ],
  ],
}
