import type { Trade } from './trade.ts'

export const paddling: readonly Trade[] = [
  {
    key: 'rafting',
    signs: /\b(white ?-?water )?raft(s|ing|ers?)?\b|\bwhite ?-?water\b|\bwildwasser/iu,
    topic: 'rafting',
    booking: { one: 'raft trip', many: 'raft trips' },
    cta: [
      'Ask for a raft date',
      'Plan my raft trip',
      'Save seats in the raft',
      'Get my crew on the river',
    ],
    fields: ['Preferred date', 'Number of paddlers'],
    bring: [
      'swimwear',
      'shoes that can get wet and stay on',
      'a towel',
      'a dry set of clothes',
      'a strap for glasses',
    ],
  },
  {
    key: 'kayaking',
    signs: /\bkayak\w*|\bkajak\w*|\bcayac\w*/iu,
    topic: 'kayaking',
    booking: { one: 'kayak trip', many: 'kayak trips' },
    cta: [
      'Ask for a kayak date',
      'Plan my paddle',
      'Find my day on the water',
      'Ask about a kayak',
    ],
    fields: ['Preferred date', 'Number of paddlers'],
    bring: [
      'a sun hat with a strap',
      'shoes you can wade in',
      'a thin windproof layer',
      'drinking water',
      'dry clothes for afterwards',
    ],
  },
  {
    key: 'canoeing',
    signs: /\bcanoe\w*|\bkanu\w*|\bcano[ëe]\b|\bkano\b/iu,
    topic: 'canoeing',
    booking: { one: 'canoe trip', many: 'canoe trips' },
    cta: [
      'Ask about a canoe trip',
      'Plan our canoe day',
      'Find a canoe for us',
      'Put us in a canoe',
    ],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'shoes that may get muddy',
      'a change of clothes in a watertight bag',
      'a picnic',
      'sunscreen',
      'insect repellent',
    ],
  },
  {
    key: 'sup',
    signs: /\bSUPs?\b|\bstand[- ]?up ?paddl\w*|\bpaddle ?-?board\w*/iu,
    topic: 'paddleboarding',
    booking: { one: 'paddleboard session', many: 'paddleboard sessions' },
    cta: ['Ask for a board', 'Plan my board session', 'Find me a time on a board'],
    fields: ['Preferred date', 'Number of boards'],
    bring: [
      'swimwear',
      'a shirt against the sun',
      'a towel',
      'a strap for sunglasses',
      'drinking water',
    ],
  },
]
