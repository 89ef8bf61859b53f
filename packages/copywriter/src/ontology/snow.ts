import type { Trade } from './trade.ts'

export const snow: readonly Trade[] = [
  {
    key: 'dog-sledding',
    signs:
      /\b(husk(y|ies)|dog ?-?sled\w*|mushing|musher|sled dogs?|sleigh dogs?|schlittenhund\w*)\b/iu,
    topic: 'dog sledding',
    booking: { one: 'sled ride', many: 'sled rides' },
    cta: ['Ask for a husky date', 'Plan our sled ride', 'Find our place on a sled'],
    fields: ['Preferred date', 'Adults and children'],
    bring: [
      'woollen underwear',
      'two pairs of socks with air between',
      'mittens',
      'a thin hat that fits under a hood',
      'a camera kept close to your body',
    ],
  },
  {
    key: 'snowmobile',
    signs: /\b(snow ?mobil\w*|snow ?machine|motorschlitten)\b/iu,
    topic: 'snowmobile tours',
    booking: { one: 'snowmobile tour', many: 'snowmobile tours' },
    cta: ['Ask for a snowmobile date', 'Plan our snow tour', 'Find our machines'],
    fields: ['Preferred date', 'Drivers and passengers'],
    bring: ['woollen layers', 'thick socks', 'a thin balaclava', 'your driving licence'],
  },
  {
    key: 'snowshoeing',
    signs: /\b(snow ?-?shoe\w*|schneeschuh\w*|raquettes)\b/iu,
    topic: 'snowshoeing',
    booking: { one: 'snowshoe walk', many: 'snowshoe walks' },
    cta: ['Ask for a snowshoe date', 'Plan our walk in the snow', 'Find a snowshoe day'],
    fields: ['Preferred date', 'Number of people'],
    bring: [
      'waterproof boots',
      'gaiters if you have them',
      'thin layers',
      'sunglasses',
      'a hot drink',
    ],
  },
  {
    key: 'heli-skiing',
    signs: /\b(heli ?-?(ski\w*|board\w*)|(snow ?)?cat[- ]?(ski\w*|board\w*))\b/iu,
    topic: 'powder skiing',
    booking: { one: 'powder day', many: 'powder days' },
    cta: ['Ask for powder dates', 'Plan my powder days', 'Ask about powder skiing'],
    fields: ['Preferred dates', 'Number of skiers', 'How you ski off the piste'],
    bring: [
      'goggles and a spare lens',
      'two pairs of gloves',
      'a warm layer',
      'sunscreen',
      'the insurance papers',
    ],
  },
  {
    key: 'ski-touring',
    signs:
      /\b(ski ?-?tour(s|ing|en)?|back ?-?country ski\w*|freerid\w*|splitboard\w*|cross[- ]country ski\w*|langlauf|nordic ski\w*)\b/iu,
    topic: 'skiing away from the lifts',
    booking: { one: 'ski tour', many: 'ski tours' },
    cta: ['Ask for a ski tour', 'Plan my day on skins', 'Find a tour for me'],
    fields: ['Preferred dates', 'Skiing experience'],
    bring: [
      'sunglasses and goggles',
      'two pairs of gloves',
      'a warm jacket for the top',
      'tea in a thermos',
    ],
  },
  {
    key: 'skiing',
    signs: /\b(ski(s|ing|ers?)?|snowboard\w*|skischule|skikurs\w*|piste)\b/iu,
    topic: 'skiing',
    booking: { one: 'ski lesson', many: 'ski lessons' },
    cta: ['Ask for a ski lesson', 'Plan my day on skis', 'Find my lesson'],
    fields: ['Preferred dates', 'How well you ski', 'Number of people'],
    bring: [
      'one thin pair of long socks',
      'gloves',
      'goggles',
      'sunscreen',
      'a helmet if you own one',
    ],
  },
]
