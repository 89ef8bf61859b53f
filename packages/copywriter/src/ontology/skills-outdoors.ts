import type { Trade } from './trade.ts'

export const skillsOutdoors: readonly Trade[] = [
  {
    key: 'foraging',
    signs:
      /\b(forag\w*|mushroom (walks?|hunt\w*|pick\w*)|wild (food|herbs?|plants?)|kr[äa]uterwander\w*)\b/iu,
    topic: 'foraging',
    booking: { one: 'foraging walk', many: 'foraging walks' },
    cta: ['Ask for a foraging date', 'Plan my wild walk', 'Join a foraging walk'],
    fields: ['Preferred date', 'Number of people'],
    bring: ['a basket', 'a small knife', 'boots', 'long sleeves against ticks', 'paper bags'],
  },
  {
    key: 'archery',
    signs: /\b(archery|longbows?|bow and arrow|recurve)\b/iu,
    topic: 'archery',
    booking: { one: 'archery session', many: 'archery sessions' },
    cta: ['Ask for an archery date', 'Plan our archery hour', 'Draw my first bow'],
    fields: ['Preferred date', 'Number of archers', 'Age of the youngest'],
    bring: ['closed shoes', 'a top with close sleeves', 'a hair tie', 'water'],
  },
  {
    key: 'bushcraft',
    signs:
      /\b(bush ?-?craft\w*|survival(ist)?s?|wilderness (skills|living|school)|fire ?-?(lighting|making)|primitive skills)\b/iu,
    topic: 'bushcraft',
    booking: { one: 'bushcraft course', many: 'bushcraft courses' },
    cta: ['Ask for course dates', 'Get me into the woods', 'Plan my days in the woods'],
    fields: ['Preferred dates', 'Number of people', 'Outdoor experience'],
    bring: [
      'a warm sleeping bag',
      'wool instead of cotton',
      'a fixed-blade knife if you own one',
      'a metal cup',
      'dry socks',
    ],
  },
  {
    key: 'kids-camp',
    signs:
      /\b((kids'?|children'?s?|summer|youth|day|holiday|nature|adventure) camps?|forest school|ferienlager|ferienfreizeit)\b/iu,
    topic: 'camp',
    booking: { one: 'camp place', many: 'camp places' },
    cta: ['Ask for a camp place', 'Ask about camp weeks', 'Find a week at camp'],
    fields: ['Preferred week', 'Number and ages of children'],
    bring: [
      'a rain jacket',
      'old shoes and spare ones',
      'a sun hat',
      'a named water bottle',
      'a soft toy, hidden well',
    ],
  },
  {
    key: 'outing',
    signs:
      /\b(outdoor (activit\w+|adventures?|experiences?|days?)|adventure (days?|trips?|tours?)|guided (tours?|trips?)|excursions?|team ?-?building)\b/iu,
    topic: 'days outdoors',
    booking: { one: 'day out', many: 'days out' },
    cta: ['Ask for a date', 'Plan our day outdoors', 'Find a day for us'],
    fields: ['Preferred date', 'Number of people'],
    bring: ['comfortable shoes', 'a jacket for wind and rain', 'water', 'a snack', 'sunscreen'],
  },
]
