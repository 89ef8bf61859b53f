import type { Trade } from './trade.ts'

export const wheelsAndRopes: readonly Trade[] = [
  {
    key: 'zipline',
    signs:
      /\b(canopy tours?|zip ?-?lin(e|es|ing)|\d+ (zip )?cables|tarzan swing|ropes? (courses?|parks?)|high ?ropes?|tree ?-?top (adventure|course|park)|kletterwald|adventure park)\b/iu,
    topic: 'ziplines',
    booking: { one: 'zipline visit', many: 'zipline visits' },
    cta: ['Ask for a zipline date', 'Plan our day in the trees', 'Get our group clipped in'],
    fields: ['Preferred date', 'Group size', 'Age of the youngest'],
    bring: [
      'closed shoes',
      'clothes that cover the knees',
      'a hair tie',
      'thin gloves if you like',
    ],
  },
  {
    key: 'mountain-biking',
    signs:
      /\b(mountain ?-?bik\w*|MTB|bike ?parks?|enduro|downhill bik\w*|singletrack|dirt school)\b/iu,
    topic: 'mountain biking',
    booking: { one: 'ride', many: 'rides' },
    cta: [
      'Ask for a ride date',
      'Get me on the trail',
      'Plan my day on the bike',
      'Sort out my riding',
    ],
    fields: ['Preferred date', 'What you ride now'],
    bring: ['helmet and gloves', 'knee pads if you own them', 'a spare tube', 'water', 'a snack'],
  },
  {
    key: 'bike-touring',
    signs:
      /\b(bike|bicycle|cycl(e|ing)|e-?bikes?|gravel) (tours?|rentals?|hire|holidays?|trips?|rides?)\b|\bcycling\b|\bfahrrad\w*|\be-?bikes?\b/iu,
    topic: 'cycling',
    booking: { one: 'bike day', many: 'bike days' },
    cta: ['Ask for bikes', 'Plan our ride', 'Find a bike for me'],
    fields: ['Preferred dates', 'Number of riders'],
    bring: ['padded shorts', 'a light rain jacket', 'sunglasses', 'water', 'a small lock'],
  },
  {
    key: 'off-road',
    signs:
      /\b(ATVs?|UTVs?|quad ?-?bik\w*|quads|off ?-?road\w*|jeep|4x4|side ?by ?side|buggy|buggies|dune)\b/iu,
    topic: 'off-road driving',
    booking: { one: 'off-road tour', many: 'off-road tours' },
    cta: ['Ask for an off-road date', 'Plan our drive', 'Find our seats'],
    fields: ['Preferred date', 'Drivers and passengers'],
    bring: [
      'closed shoes',
      'long trousers',
      'sunglasses',
      'a scarf against dust',
      'your driving licence',
    ],
  },
]
