import type { Trade } from './trade.ts'

export const snow: readonly Trade[] = [
  {
    key: 'dog-sledding',
    signs:
      /\b(husk(y|ies)|dog ?-?sled\w*|mushing|musher|sled dogs?|sleigh dogs?|schlittenhund\w*)\b/iu,
    topic: 'dog sledding',
    booking: { one: 'sled ride', many: 'sled rides' },
    go: 'Ride behind sled dogs',
    cta: ['Ask for a husky date', 'Plan our sled ride', 'Find our place on a sled'],
    fields: ['Preferred date', 'Adults and children'],
    tell: [
      'which date you prefer',
      'how many adults and children you are',
      'who would like to stand on the runners',
    ],
    worries: [
      {
        ask: 'Never driven a sled?',
        answer: 'The dogs know the way; your job is the brake and leaning into bends.',
      },
      {
        ask: 'How cold does it get?',
        answer: 'Standing on runners is windier than walking, so cover wrists, neck and ankles.',
      },
    ],
    bring: [
      'woollen underwear',
      'two pairs of socks with air between',
      'mittens',
      'a thin hat that fits under a hood',
      'a camera kept close to your body',
    ],
    advice: [
      'Never let go of the handlebar, even if you stumble: dogs wait for nobody.',
      'Mittens keep fingers warmer than gloves, because fingers share their heat.',
      'Boots should be roomy, as tight toes go cold first.',
      'Let a dog sniff your hand before you stroke it, and it will lean into you.',
      'Carry the camera inside your jacket; cold batteries give up early.',
    ],
    hooks: [
      'They bark until the sled moves, then silence.',
      'The dogs know the way.',
      'Hold on, lean in, let them run.',
    ],
    subjects: ['How to stay warm on a sled', 'What the dogs expect of you', 'Mittens, not gloves'],
    prepare: [
      'Note heights and shoe sizes, in case warm clothes can be lent.',
      'Decide who drives and who rides wrapped in a blanket.',
      'Keep mobile batteries warm on the day.',
    ],
  },
  {
    key: 'snowmobile',
    signs: /\b(snow ?mobil\w*|snow ?machine|motorschlitten)\b/iu,
    topic: 'snowmobile tours',
    booking: { one: 'snowmobile tour', many: 'snowmobile tours' },
    go: 'Ride a snowmobile',
    cta: ['Ask for a snowmobile date', 'Plan our snow tour', 'Find our machines'],
    fields: ['Preferred date', 'Drivers and passengers'],
    tell: [
      'which date you prefer',
      'who drives and who rides behind',
      'whether the drivers hold a licence',
    ],
    worries: [
      {
        ask: 'First time on one?',
        answer: 'Gentle thumb, both feet on the boards and your eyes where you want to go.',
      },
      {
        ask: 'Cold hands?',
        answer: 'Heated grips help the driver; passengers need the thicker mittens.',
      },
    ],
    bring: ['woollen layers', 'thick socks', 'a thin balaclava', 'your driving licence'],
    advice: [
      'Keep both feet on the running boards even when you slow down.',
      'Leave a long gap to the machine ahead, since snow dust hides a bend.',
      'Cotton under a thermal suit gets damp and then cold; wool does neither.',
      'Wear contact lenses rather than glasses if you can, because visors fog.',
    ],
    hooks: [
      'White forest, one long track.',
      'Thumb gently, look far ahead.',
      'Thick mittens, long tracks.',
    ],
    subjects: ['Gentle thumb, long view', 'Before you start the engine'],
    prepare: [
      'Check that the drivers have their licences with them.',
      'Decide who sits behind whom.',
      'Find your warmest socks and a pair to spare.',
    ],
  },
  {
    key: 'snowshoeing',
    signs: /\b(snow ?-?shoe\w*|schneeschuh\w*|raquettes)\b/iu,
    topic: 'snowshoeing',
    booking: { one: 'snowshoe walk', many: 'snowshoe walks' },
    go: 'Walk on snowshoes',
    cta: ['Ask for a snowshoe date', 'Plan our walk in the snow', 'Find a snowshoe day'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which date you prefer', 'how many you are', 'how long you like to walk'],
    worries: [
      {
        ask: 'Hard to learn?',
        answer: 'Feet a little wider, steps a little higher, and that was the lesson.',
      },
      {
        ask: 'Deep snow, tired legs?',
        answer: 'Walk in the second track: whoever goes first does the work, so take turns.',
      },
    ],
    bring: [
      'waterproof boots',
      'gaiters if you have them',
      'thin layers',
      'sunglasses',
      'a hot drink',
    ],
    advice: [
      'Start slightly cold, because you will be warm at the first rise.',
      'Use poles with large baskets and let them take the weight going down.',
      'Snow reflects: put sunscreen under your chin and nose as well.',
      'Step over your own tracks when you turn, and never backwards.',
    ],
    hooks: [
      'Fresh snow, wide steps, no queue.',
      'The forest is quiet under snow.',
      'If you can walk, you can do this.',
    ],
    subjects: ['Wide feet, high steps', 'Dressing for snow and sweat', 'A walk on top of the snow'],
    prepare: [
      'Test whether your boots are waterproof.',
      'Look out sunglasses and a thermos.',
      'Agree on the length of walk you want.',
    ],
  },
  {
    key: 'ski-touring',
    signs:
      /\b(ski ?-?tour(s|ing|en)?|back ?-?country ski\w*|freerid\w*|splitboard\w*|heli ?-?ski\w*|cross[- ]country ski\w*|langlauf|nordic ski\w*)\b/iu,
    topic: 'skiing away from the lifts',
    booking: { one: 'ski tour', many: 'ski tours' },
    go: 'Ski away from the lifts',
    cta: ['Ask for a ski tour', 'Plan my day on skins', 'Find a tour for me'],
    fields: ['Preferred dates', 'Skiing experience'],
    tell: [
      'which dates you have in mind',
      'how you ski off the piste',
      'how long a climb you enjoy',
    ],
    worries: [
      {
        ask: 'Good enough on skis?',
        answer: 'Steady turns in any snow count for more than fast ones on a groomed run.',
      },
      {
        ask: 'Slow uphill?',
        answer: 'Slide the ski instead of lifting it, and the climb costs far less.',
      },
    ],
    bring: [
      'sunglasses and goggles',
      'two pairs of gloves',
      'a warm jacket for the top',
      'tea in a thermos',
    ],
    advice: [
      'Go up in thin gloves and down in thick ones.',
      'Put the jacket on at the top before you feel cold.',
      'Keep the skins inside your jacket on the descent, and the glue stays sticky.',
      'Try your beacon in the garden until searching feels boring.',
    ],
    hooks: [
      'Earn it slowly, spend it fast.',
      'No lift, no line, your own track.',
      'Skins on, voices down.',
    ],
    subjects: [
      'Thin gloves up, thick gloves down',
      'Are you ready for a first tour?',
      'How to save strength uphill',
    ],
    prepare: [
      'Note what snow you have skied besides groomed runs.',
      'Check bindings and skins.',
      'Keep a reserve day, because snow decides.',
    ],
  },
  {
    key: 'skiing',
    signs: /\b(ski(s|ing|ers?)?|snowboard\w*|skischule|skikurs\w*|piste)\b/iu,
    topic: 'skiing',
    booking: { one: 'ski lesson', many: 'ski lessons' },
    go: 'Ski again',
    cta: ['Ask for a ski lesson', 'Plan my day on skis', 'Find my lesson'],
    fields: ['Preferred dates', 'How well you ski', 'Number of people'],
    tell: ['which dates you have in mind', 'how long ago you last skied', 'which slopes you like'],
    worries: [
      {
        ask: 'Long time off skis?',
        answer: 'The body remembers more than the head; an easy slope and short turns wake it up.',
      },
      {
        ask: 'Steep slopes make you stiff?',
        answer: 'Look across the hill and not down it, and turn when you are ready.',
      },
      {
        ask: 'Legs burning?',
        answer: 'That is usually leaning back: hands forward, shins against the boot.',
      },
    ],
    bring: [
      'one thin pair of long socks',
      'gloves',
      'goggles',
      'sunscreen',
      'a helmet if you own one',
    ],
    advice: [
      'Wear one thin pair of socks: thick ones make boots cold and loose.',
      'Stop at the edge of the slope, below others and where they see you.',
      'Ski the first run slower than you could, and the last one too.',
      'Close the boots from the top down, and only as tight as you can still bend your knees.',
      'A short practice of standing on one leg at home saves strength on the hill.',
    ],
    hooks: [
      'Short turns, soft knees, warm cocoa.',
      'Hands forward, shins to the boot.',
      'The first turn is the one that counts.',
      'An easy slope is a patient teacher.',
    ],
    subjects: [
      'Back on skis: how to begin',
      'Why your legs burn on skis',
      'Socks, boots, first turn',
    ],
    prepare: [
      'Think back to the last slope you skied with pleasure.',
      'Try standing on one leg while you brush your teeth.',
      'Check whether your boots still fit.',
    ],
  },
]
