import type { Trade } from './trade.ts'

export const gorgesAndCaves: readonly Trade[] = [
  {
    key: 'canyoning',
    signs: /\b(canyon(ing|eering)|barranquismo|coasteering)\b/iu,
    topic: 'canyoning',
    booking: { one: 'canyon trip', many: 'canyon trips' },
    cta: ['Ask for a canyon date', 'Plan our canyon day', 'Find a canyon for us'],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'swimwear to wear underneath',
      'shoes with grip that may get wet',
      'a towel',
      'dry underwear',
      'a snack for afterwards',
    ],
  },
  {
    key: 'caving',
    signs:
      /\b(cav(e|ing) (tours?|trips?|adventures?|explor\w+)|caving|cavers?|spelunk\w*|potholing)\b/iu,
    topic: 'caving',
    booking: { one: 'cave trip', many: 'cave trips' },
    cta: ['Ask for a cave date', 'Plan our cave trip', 'Find a cave for us'],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'old clothes',
      'warm layers',
      'boots or wellies',
      'a full change of clothes',
      'a bag for the muddy things',
    ],
  },
]
