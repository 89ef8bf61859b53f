import type { Trade } from './trade.ts'

export const skyAndSaddle: readonly Trade[] = [
  {
    key: 'horse-riding',
    signs:
      /\b(horse(s|back)?|equestrian|pony|ponies|trail rides?|riding (school|lessons?|stables?)|reit(en|stunde\w*|ausritt\w*))\b/iu,
    topic: 'horse riding',
    booking: { one: 'ride', many: 'rides' },
    cta: ['Ask for a ride', 'Find a horse for me', 'Plan our ride out'],
    fields: ['Preferred date', 'Number of riders', 'Riding experience'],
    bring: [
      'long trousers without thick seams',
      'closed shoes with a small heel',
      'gloves',
      'sunscreen',
    ],
  },
  {
    key: 'ballooning',
    signs: /\b(hot ?-?air )?balloon(s|ing)?\b(?! (art|decor\w*))|\bmontgolfi\w*/iu,
    topic: 'balloon flights',
    booking: { one: 'balloon flight', many: 'balloon flights' },
    cta: ['Ask for a flight date', 'Plan our balloon morning', 'Ask about two places'],
    fields: ['Preferred dates', 'Number of guests'],
    bring: [
      'flat closed shoes',
      'a hat against the warmth of the burner',
      'a layer for the early chill',
      'a camera on a strap',
    ],
  },
  {
    key: 'gliding',
    signs:
      /\b(glid(er|ing) (flights?|trips?|lessons?|rides?|club)|gliders?|sail ?planes?|segel ?fl\w*)\b/iu,
    topic: 'gliding',
    booking: { one: 'glider flight', many: 'glider flights' },
    cta: ['Ask for a glider flight', 'Plan my glider flight', 'Ask about a seat'],
    fields: ['Preferred date', 'Number of passengers'],
    bring: ['sunglasses', 'a flat cap', 'flat shoes', 'a light jacket'],
  },
  {
    key: 'paragliding',
    signs: /\b(paraglid\w*|parapente|hang ?-?glid\w*|gleitschirm\w*|tandem ?fl(y|ug|ights?))\b/iu,
    topic: 'paragliding',
    booking: { one: 'tandem flight', many: 'tandem flights' },
    cta: ['Ask for a flight', 'Get me in the air', 'Plan my tandem flight'],
    fields: ['Preferred date', 'Number of passengers'],
    bring: ['sturdy shoes', 'long trousers', 'sunglasses', 'a windproof jacket'],
  },
  {
    key: 'skydiving',
    signs: /\b(sky ?-?div\w*|parachut\w*|tandem ?-?jumps?|fallschirm\w*|bungee|bungy)\b/iu,
    topic: 'tandem jumps',
    booking: { one: 'jump', many: 'jumps' },
    cta: ['Ask for a jump date', 'Plan my jump', 'Put my name on a jump'],
    fields: ['Preferred date', 'Number of jumpers'],
    bring: [
      'trainers that tie firmly',
      'comfortable clothes',
      'a hair tie',
      'patience for the weather',
    ],
  },
  {
    key: 'stargazing',
    signs:
      /\b(star ?-?gaz\w*|astronom\w*|telescopes?|night ?-?sky (tours?|walks?|nights?)|aurora (hunt\w*|tours?|chas\w*)|northern lights)\b/iu,
    topic: 'stargazing',
    booking: { one: 'stargazing night', many: 'stargazing nights' },
    cta: ['Ask for a clear night', 'Plan our night sky', 'Find our evening'],
    fields: ['Preferred dates', 'Number of people'],
    bring: ['a warmer jacket than you think', 'a hat', 'a torch with red light', 'a hot drink'],
  },
]
