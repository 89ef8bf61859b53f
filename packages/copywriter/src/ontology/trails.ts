import type { Trade } from './trade.ts'

export const trails: readonly Trade[] = [
  {
    key: 'hiking',
    signs:
      /\b(hik(e|es|ing|ers?)|walks?|walking (tours?|holidays?)|(guided|mud ?-?flat|hill|coastal|city) walking|walkers|rambl\w+|wander(n|ung\w*|tour\w*)|randonn[ée]e\w*|senderismo)\b/iu,
    topic: 'hiking',
    booking: { one: 'guided walk', many: 'guided walks' },
    cta: ['Ask for walking dates', 'Plan my walk', 'Find a walk for me'],
    fields: ['Preferred dates', 'How far you usually walk'],
    bring: [
      'shoes you have already worn in',
      'a rain jacket',
      'water',
      'a snack you like',
      'a spare pair of socks',
    ],
  },
  {
    key: 'navigation',
    signs:
      /\b(map and compass|navigat(e|ion|ing)|orienteering|route ?-?planning|hiking (school|skills))\b/iu,
    topic: 'finding your own way outdoors',
    booking: { one: 'navigation course', many: 'navigation courses' },
    cta: ['Ask for course dates', 'Find my course', 'Ask about the course'],
    fields: ['Preferred dates', 'What you want to learn'],
    bring: [
      'walking shoes',
      'a rain jacket',
      'a pencil',
      'a compass if you own one',
      'water and a snack',
    ],
  },
  {
    key: 'backpacking',
    signs:
      /\b(backpack(ing|ers)|treks?|trekking|thru-?hik\w*|multi-?day (hikes?|walks?|treks?))\b/iu,
    topic: 'multi-day walking',
    booking: { one: 'trek', many: 'treks' },
    cta: ['Ask for trek dates', 'Plan my trek', 'Find the right stage for me'],
    fields: ['Preferred dates', 'Number of walkers', 'Longest walk so far'],
    bring: [
      'worn-in boots',
      'blister plasters',
      'rain cover',
      'a light pair of shoes for the evening',
      'earplugs',
    ],
  },
  {
    key: 'trail-running',
    signs: /\b(trail ?-?run\w*|ultra ?-?run\w*|fell ?-?running|marathon)\b/iu,
    topic: 'trail running',
    booking: { one: 'trail run', many: 'trail runs' },
    cta: ['Ask about a run', 'Find my trail run', 'Plan my next run'],
    fields: ['Preferred date', 'Distance you usually run'],
    bring: ['trail shoes with grip', 'a light jacket', 'water', 'something to eat on the way'],
  },
]
