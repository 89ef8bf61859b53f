import type { Trade } from './trade.ts'

export const windAndWaves: readonly Trade[] = [
  {
    key: 'sailing',
    signs: /\b(sail(s|ing|ors?|boats?)?|yachts?|skipper|catamaran|regatta|segel\w*|voile)\b/iu,
    topic: 'sailing',
    booking: { one: 'sailing trip', many: 'sailing trips' },
    cta: ['Ask for sailing dates', 'Find my place on board', 'Plan my time under sail'],
    fields: ['Preferred dates', 'Sailing experience'],
    bring: [
      'soft-soled shoes',
      'a windproof jacket',
      'a soft bag instead of a suitcase',
      'sunglasses on a strap',
      'gloves if your hands are tender',
    ],
  },
  {
    key: 'surfing',
    signs: /\bsurf(s|ing|ers?|boards?|schule|camps?)?\b(?! the web)/iu,
    topic: 'surfing',
    booking: { one: 'surf lesson', many: 'surf lessons' },
    cta: ['Ask for a surf day', 'Get me on a board', 'Plan my first wave', 'Find my surf time'],
    fields: ['Preferred date', 'Surfing experience'],
    bring: [
      'swimwear',
      'a towel',
      'waterproof sunscreen',
      'drinking water',
      'flip-flops for the sand',
    ],
  },
  {
    key: 'kitesurfing',
    signs:
      /\b(kite ?-?surf\w*|kite (lessons?|school|courses?|camps?)|kites?|kite ?-?board\w*|kiting|wind ?-?surf\w*|wing ?-?foil\w*)\b/iu,
    topic: 'wind sports',
    booking: { one: 'lesson', many: 'lessons' },
    cta: ['Ask for a windy day', 'Plan my first ride', 'Find my lesson'],
    fields: ['Preferred dates', 'Experience so far'],
    bring: [
      'swimwear',
      'sunscreen that survives salt water',
      'sunglasses with a strap',
      'plenty to drink',
    ],
  },
]
