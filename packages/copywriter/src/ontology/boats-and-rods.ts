import type { Trade } from './trade.ts'

export const boatsAndRods: readonly Trade[] = [
  {
    key: 'fishing',
    signs: /\b(fishing|angling|anglers?|fly ?-?fish\w*|charters? for (tuna|snapper)|angeln)\b/iu,
    topic: 'fishing',
    booking: { one: 'fishing trip', many: 'fishing trips' },
    cta: ['Ask for a fishing date', 'Plan our fishing trip', 'Get our lines in the water'],
    fields: ['Preferred date', 'Number of anglers'],
    bring: ['polarised sunglasses', 'a cap', 'sunscreen', 'layers for wind', 'snacks and drinks'],
  },
  {
    key: 'boat-tour',
    signs:
      /\b(boat (tours?|trips?|rides?|rentals?|hire)|cruises?|speedboats?|island hopping|ferr(y|ies))\b/iu,
    topic: 'boat trips',
    booking: { one: 'boat trip', many: 'boat trips' },
    cta: ['Ask for seats on the boat', 'Plan our boat trip', 'Find our departure'],
    fields: ['Preferred date', 'Number of guests'],
    bring: ['a light jacket', 'sunscreen', 'sunglasses', 'a hat that does not blow away'],
  },
]
