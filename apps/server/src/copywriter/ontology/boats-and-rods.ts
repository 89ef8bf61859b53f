import type { Trade } from './trade.ts'

export const boatsAndRods: readonly Trade[] = [
  {
    key: 'fishing',
    signs: /\b(fishing|angling|anglers?|fly ?-?fish\w*|charters? for (tuna|snapper)|angeln)\b/iu,
    topic: 'fishing',
    booking: { one: 'fishing trip', many: 'fishing trips' },
    go: 'Go fishing',
    cta: ['Ask for a fishing date', 'Plan our fishing trip', 'Get our lines in the water'],
    fields: ['Preferred date', 'Number of anglers'],
    tell: [
      'which day you have in mind',
      'how many of you will fish',
      'what you would love to catch',
    ],
    worries: [
      {
        ask: 'Never held a rod?',
        answer: 'Casting takes a few tries, and the first fish does not know it is your first.',
      },
      {
        ask: 'Nothing biting?',
        answer: 'A change of depth or bait often helps more than a change of place.',
      },
    ],
    bring: ['polarised sunglasses', 'a cap', 'sunscreen', 'layers for wind', 'snacks and drinks'],
    advice: [
      'Wear polarised glasses: they take the glare off and you see into the water.',
      'Let the rod bend and do the tiring; reel in only when the fish gives line.',
      'Soft-soled shoes keep you steady and the deck clean.',
      'If your stomach dislikes swell, take something for it the evening before.',
      'Bring a cool box for the drive home and leave it in the car until then.',
    ],
    hooks: [
      'Lines in, phones away.',
      'Bring a cap and a little patience.',
      'The bite comes when you stop looking.',
      'Early lines, tight lines.',
    ],
    subjects: ['What to bring on a fishing trip', 'Let the rod do the work', 'Before you cast'],
    prepare: [
      'Settle on who is coming and who only wants to watch.',
      'Put a cool box in the car for the way home.',
      'Think about which fish you would most like to meet.',
    ],
  },
  {
    key: 'boat-tour',
    signs:
      /\b(boat (tours?|trips?|rides?|rentals?|hire)|cruises?|speedboats?|island hopping|ferr(y|ies))\b/iu,
    topic: 'boat trips',
    booking: { one: 'boat trip', many: 'boat trips' },
    go: 'Get out on the water',
    cta: ['Ask for seats on the boat', 'Plan our boat trip', 'Find our departure'],
    fields: ['Preferred date', 'Number of guests'],
    tell: ['which day you have in mind', 'how many you are', 'what you hope to see'],
    worries: [
      { ask: 'Rough sea?', answer: 'The seats in the middle and towards the back move least.' },
      {
        ask: 'Coming with small children?',
        answer: 'A hat that ties, a snack and a seat by the rail solve most of it.',
      },
    ],
    bring: ['a light jacket', 'sunscreen', 'sunglasses', 'a hat that does not blow away'],
    advice: [
      'It is cooler and brighter on the water than on land, so bring a layer and sunglasses.',
      'Be at the pier a little early and you choose your seat.',
      'For photographs, choose the side away from the sun.',
      'Keep a small bag instead of a large one: decks are tidy places.',
    ],
    hooks: [
      'The coast looks different from out here.',
      'Leave the pier and the noise behind.',
      'A seat by the rail and a jacket.',
    ],
    subjects: ['Where to sit on a boat', 'What to bring on board', 'Before you board'],
    prepare: [
      'Count your group, children included.',
      'Think about sun or shade: most boats have both.',
      'Note anything on shore you want to be back for.',
    ],
  },
]
