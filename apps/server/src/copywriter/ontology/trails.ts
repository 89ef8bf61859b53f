import type { Trade } from './trade.ts'

export const trails: readonly Trade[] = [
  {
    key: 'hiking',
    signs:
      /\b(hik(e|es|ing|ers?)|walks?|walking (tours?|holidays?)|walkers|rambl\w+|wander(n|ung\w*|tour\w*)|randonn[ée]e\w*|senderismo)\b/iu,
    topic: 'hiking',
    booking: { one: 'guided walk', many: 'guided walks' },
    go: 'Go walking',
    cta: ['Ask for walking dates', 'Plan my walk', 'Find a walk for me'],
    fields: ['Preferred dates', 'How far you usually walk'],
    tell: ['which dates suit you', 'how far you usually walk', 'who is coming along'],
    worries: [
      {
        ask: 'Too slow for a group?',
        answer:
          'Say how far you walk on a normal day, because that answer chooses the route, not your age or your watch.',
      },
      {
        ask: 'Coming alone?',
        answer: 'Walking side by side makes talking easy and silence easier.',
      },
      { ask: 'Bad knees downhill?', answer: 'Poles and short steps take much of the load off.' },
    ],
    bring: [
      'shoes you have already worn in',
      'a rain jacket',
      'water',
      'a snack you like',
      'a spare pair of socks',
    ],
    advice: [
      'Wear the shoes on a few long walks beforehand; new boots belong on short ones.',
      'Cut your toenails the day before a long descent and your feet will thank you.',
      'Start slower than feels natural: whoever can still talk in the first hour finishes fresh.',
      'Treat a hot spot on the heel at once, since a blister needs only minutes.',
      'Thin layers beat one thick jacket, because you will warm up on the first climb.',
      'Eat before you are hungry and put the jacket on before you are cold.',
    ],
    hooks: [
      'Worn-in shoes and a good path.',
      'One step, then the view.',
      'Walk first, worry later.',
      'The good conversations happen uphill.',
    ],
    subjects: ['Shoes, socks and the first hour', 'How not to get blisters', 'Before a long walk'],
    prepare: [
      'Walk your usual round once in the shoes you would wear.',
      'Measure how far you walk on a good day.',
      'Check the state of your rain jacket.',
    ],
  },
  {
    key: 'navigation',
    signs:
      /\b(map and compass|navigat(e|ion|ing)|orienteering|route ?-?planning|hiking (school|skills))\b/iu,
    topic: 'finding your own way outdoors',
    booking: { one: 'navigation course', many: 'navigation courses' },
    go: 'Learn to find your way',
    cta: ['Ask for course dates', 'Find my course', 'Ask about the course'],
    fields: ['Preferred dates', 'What you want to learn'],
    tell: [
      'which dates suit you',
      'what you can already do with a map',
      'which walk you dream of doing',
    ],
    worries: [
      {
        ask: 'Never understood contour lines?',
        answer:
          'Close together means steep, far apart means gentle, and with that alone half the map opens up.',
      },
      {
        ask: 'Got lost once?',
        answer:
          'Getting lost is one small error left alone too long; the skill is noticing it early.',
      },
    ],
    bring: [
      'walking shoes',
      'a rain jacket',
      'a pencil',
      'a compass if you own one',
      'water and a snack',
    ],
    advice: [
      'Hold the map so that it points the way you walk, even if the words are upside down.',
      'Keep your thumb on the spot where you are and move it as you go.',
      'Before each leg, say what you will pass and where you have gone too far.',
      'A phone is a fine second opinion and a poor only one, because batteries hate the cold.',
      'When unsure, stop, drink something and go back to the last place you were certain of.',
    ],
    hooks: [
      'Map, compass, and you decide where to go.',
      'Know where you are, then where you go.',
      'Your next walk can be your own plan.',
    ],
    subjects: [
      'Contour lines in one minute',
      'What to do when you are not sure where you are',
      'Thumb on the map',
    ],
    prepare: [
      'Unfold a map of somewhere you know and find your own house.',
      'Write down one walk you would like to lead yourself.',
      'See whether your compass still points north.',
    ],
  },
  {
    key: 'backpacking',
    signs:
      /\b(backpack(ing|ers)|treks?|trekking|thru-?hik\w*|multi-?day (hikes?|walks?|treks?))\b/iu,
    topic: 'multi-day walking',
    booking: { one: 'trek', many: 'treks' },
    go: 'Walk for days',
    cta: ['Ask for trek dates', 'Plan my trek', 'Find the right stage for me'],
    fields: ['Preferred dates', 'Number of walkers', 'Longest walk so far'],
    tell: [
      'when you would like to set off',
      'what your longest walk was',
      'what you would rather not carry',
    ],
    worries: [
      {
        ask: 'Fit enough for several days?',
        answer:
          'It is the morning after that decides, so walk on both days of a weekend and see how you feel.',
      },
      {
        ask: 'Pack too heavy?',
        answer:
          'Weigh everything once; the clothes you bring just in case are usually the ones to leave.',
      },
    ],
    bring: [
      'worn-in boots',
      'blister plasters',
      'rain cover',
      'a light pair of shoes for the evening',
      'earplugs',
    ],
    advice: [
      'Train with the pack you will carry, not with the one that is comfortable.',
      'Change socks at lunch and hang the others on your pack to dry.',
      'Fit the hip belt first and the shoulder straps last: hips carry, shoulders steady.',
      'Sort your things in small bags by use, and mornings become short.',
      'Plan an easy first day; enthusiasm is heavier than it looks.',
    ],
    hooks: [
      'A path, a pack and another day of it.',
      'Walk out of one valley and into the next.',
      'Boots on, calendar off.',
      'Each morning begins where you stopped.',
    ],
    subjects: [
      'What to leave out of your pack',
      'The day after is the test',
      'Feet first: multi-day walking',
    ],
    prepare: [
      'Weigh the backpack you would take.',
      'Walk on both days of one weekend and note how the second feels.',
      'Pick the dates that would work, and a reserve.',
    ],
  },
  {
    key: 'trail-running',
    signs: /\b(trail ?-?run\w*|ultra ?-?run\w*|fell ?-?running|marathon)\b/iu,
    topic: 'trail running',
    booking: { one: 'trail run', many: 'trail runs' },
    go: 'Run the trails',
    cta: ['Ask about a run', 'Find my trail run', 'Plan my next run'],
    fields: ['Preferred date', 'Distance you usually run'],
    tell: ['how far you usually run', 'which dates you have in mind', 'what you train for'],
    worries: [
      {
        ask: 'Only ever run on roads?',
        answer: 'Forget your pace per kilometre: on trails, effort is the better measure.',
      },
      {
        ask: 'Have to walk uphill?',
        answer: 'Everybody does; hiking the steep parts is a technique.',
      },
    ],
    bring: ['trail shoes with grip', 'a light jacket', 'water', 'something to eat on the way'],
    advice: [
      'Shorten your steps on rough ground and look a few metres ahead, not at your toes.',
      'Lean slightly forward downhill; braking with stiff legs is what hurts the next morning.',
      'Eat small and early on anything longer than your usual round.',
      'Tie your laces a little tighter than on the road, so the foot does not slide downhill.',
    ],
    hooks: [
      'Effort over pace, trail over tarmac.',
      'Short steps, soft ground.',
      'Walk the steep, run the rest.',
    ],
    subjects: ['From road to trail', 'How to run downhill', 'Effort, not pace'],
    prepare: [
      'Note your usual distance and the longest you have done.',
      'Clean your trail shoes and look at the soles.',
      'Choose a day when you need not rush.',
    ],
  },
]
