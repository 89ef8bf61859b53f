import type { Trade } from './trade.ts'

export const underwater: readonly Trade[] = [
  {
    key: 'cage-diving',
    signs: /\b((shark[- ])?cage[- ]div\w*|shark cages?|cage (tours?|trips?) with)\b/iu,
    topic: 'cage diving',
    booking: { one: 'day at the cage', many: 'cage dives' },
    cta: ['Ask for a shark day', 'Plan my day at the cage', 'Ask about the cage'],
    fields: ['Preferred date', 'How many in the cage, how many on deck?'],
    bring: [
      'swimwear',
      'a towel',
      'a warm hat for the boat',
      'a windproof layer for the boat ride',
      'dry clothes for afterwards',
      'something against seasickness',
    ],
  },
  {
    key: 'freediving',
    signs: /\b(free ?-?div\w*|apn[eo]a|breath[- ]?hold (div\w*|courses?)|molchanovs)\b/iu,
    topic: 'freediving',
    booking: { one: 'freediving day', many: 'freediving days' },
    cta: ['Ask about freediving', 'Find my freediving course', 'Ask for course dates'],
    fields: ['Preferred dates', 'Freediving experience'],
    bring: [
      'swimwear',
      'a towel',
      'your own mask if it fits well',
      'drinking water',
      'dry clothes for afterwards',
    ],
  },
  {
    key: 'diving',
    signs: /\b(scuba|div(e|es|ing|ers?)|tauch\w*|plong[ée]e)\b(?! (in|into)\b)/iu,
    topic: 'diving',
    booking: { one: 'dive', many: 'dives' },
    cta: [
      'Ask for a dive date',
      'Plan my first dive',
      'Find my spot on the boat',
      'Ask about a dive',
    ],
    fields: ['Preferred dates', 'Diving experience'],
    bring: [
      'swimwear',
      'a towel',
      'your diving card and logbook if you have them',
      'a light snack',
      'a windproof layer for the boat ride',
    ],
  },
  {
    key: 'snorkelling',
    signs:
      /\bsnorkel\w*|\bswim(?:s|ming)? with (?:the )?(?:wild )?(?:manta|whale ?shark|turtle|dolphin|seal|sea ?lion|stingray)\w*|\bschnorchel\w*/iu,
    topic: 'snorkelling',
    booking: { one: 'snorkel trip', many: 'snorkel trips' },
    cta: ['Ask for a snorkel day', 'Plan our snorkel trip', 'Find our place on the water'],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'swimwear',
      'a shirt that shields your back from the sun',
      'a towel',
      'reef-safe sunscreen',
    ],
  },
  {
    key: 'wild-swimming',
    signs:
      /\b(wild swim\w*|open ?-?water swim\w*|cold ?-?water swim\w*|sea swim\w*|swim(ming)? (tours?|trips?|holidays?|coach\w*|lessons?|guides?)|swims?)\b/iu,
    topic: 'open-water swimming',
    booking: { one: 'swim', many: 'swims' },
    cta: ['Ask for a swim date', 'Plan my first swim', 'Find my place in the water'],
    fields: ['Preferred date', 'Swimming experience'],
    bring: [
      'a bright swim cap',
      'a warm hat',
      'a thermos',
      'a towel',
      'loose clothes that go on quickly',
    ],
  },
]
