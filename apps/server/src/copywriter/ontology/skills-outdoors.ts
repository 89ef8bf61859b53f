import type { Trade } from './trade.ts'

export const skillsOutdoors: readonly Trade[] = [
  {
    key: 'foraging',
    signs:
      /\b(forag\w*|mushroom (walks?|hunt\w*|pick\w*)|wild (food|herbs?|plants?)|kr[äa]uterwander\w*)\b/iu,
    topic: 'foraging',
    booking: { one: 'foraging walk', many: 'foraging walks' },
    go: 'Forage for wild food',
    cta: ['Ask for a foraging date', 'Plan my wild walk', 'Join a foraging walk'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which date you prefer', 'how many you are', 'what you would love to find'],
    worries: [
      {
        ask: 'Afraid of picking the wrong thing?',
        answer: 'The rule is short: what you cannot name with certainty stays where it grows.',
      },
      {
        ask: 'Know no plants at all?',
        answer: 'Nettle, dandelion and bramble are a start, and you knew them already.',
      },
    ],
    bring: ['a basket', 'a small knife', 'boots', 'long sleeves against ticks', 'paper bags'],
    advice: [
      'Use a basket or paper bag; plastic makes mushrooms sweat.',
      'Learn one plant in every season, and you will know it for good.',
      'Take a little from many places, so that it grows again.',
      'Check yourself for ticks in the evening.',
    ],
    hooks: [
      'Look down: supper might be growing there.',
      'Basket in hand, eyes on the ground.',
      'One plant at a time.',
    ],
    subjects: ['The one rule of foraging', 'Basket, not plastic', 'Plants you already know'],
    prepare: [
      'Find a basket with a flat bottom.',
      'Note allergies in your group.',
      'Think of one plant you would like to meet.',
    ],
  },
  {
    key: 'bushcraft',
    signs:
      /\b(bush ?-?craft\w*|survival(ist)?s?|wilderness (skills|living|school)|fire ?-?(lighting|making)|primitive skills)\b/iu,
    topic: 'bushcraft',
    booking: { one: 'bushcraft course', many: 'bushcraft courses' },
    go: 'Learn bushcraft',
    cta: ['Ask for course dates', 'Get me into the woods', 'Plan my days in the woods'],
    fields: ['Preferred dates', 'Number of people', 'Outdoor experience'],
    tell: [
      'which dates you have in mind',
      'how many nights you have slept out',
      'what you want to be able to do',
    ],
    worries: [
      {
        ask: 'Never slept outside?',
        answer: 'Dry socks and a mat decide the night; courage is not needed.',
      },
      {
        ask: 'All thumbs with a knife?',
        answer: 'Carve away from yourself, sitting down, with nobody within reach.',
      },
    ],
    bring: [
      'a warm sleeping bag',
      'wool instead of cotton',
      'a fixed-blade knife if you own one',
      'a metal cup',
      'dry socks',
    ],
    advice: [
      'Collect more kindling than seems reasonable, then collect it again.',
      'Dead twigs still on the tree are drier than those on the ground.',
      'Build the shelter small: your own warmth has to heat it.',
      'Keep a dry set of clothes only for sleeping.',
      'Sharpen the knife at home; blunt blades slip.',
    ],
    hooks: [
      'Fire first, then dinner.',
      'Wood, knife, patience, flame.',
      'Less kit, more skill.',
      'Wet wood burns if you know how.',
    ],
    subjects: [
      'How to find dry wood in the rain',
      'Your first night out',
      'Small shelter, warm night',
    ],
    prepare: [
      'Note how often you have slept outdoors.',
      'Sort out clothes that may smell of smoke.',
      'Sharpen your knife, if you have one.',
    ],
  },
  {
    key: 'kids-camp',
    signs:
      /\b((kids'?|children'?s?|summer|youth|day|holiday|nature|adventure) camps?|forest school|ferienlager|ferienfreizeit)\b/iu,
    topic: 'camp',
    booking: { one: 'camp place', many: 'camp places' },
    go: 'Send them outdoors',
    cta: ['Ask for a camp place', 'Ask about camp weeks', 'Find a week at camp'],
    fields: ['Preferred week', 'Number and ages of children'],
    tell: [
      'which week you have in mind',
      'how old the children are',
      'what they love and what they dislike',
    ],
    worries: [
      {
        ask: 'Homesick?',
        answer: 'Pack something that smells of home, and promise letters rather than calls.',
      },
      { ask: 'A shy child?', answer: 'A task and one familiar face do more than a pep talk.' },
    ],
    bring: [
      'a rain jacket',
      'old shoes and spare ones',
      'a sun hat',
      'a named water bottle',
      'a soft toy, hidden well',
    ],
    advice: [
      'Put the name in every piece of clothing, socks included.',
      'Let the children pack themselves and only check the list; then they find things again.',
      "Try a night at a friend's house before the first one at camp.",
      'Choose clothes that may come home in another colour.',
    ],
    hooks: [
      'Muddy knees, good appetite.',
      'Outside until supper.',
      'Mud washes off, stories stay.',
    ],
    subjects: ['What to pack for camp', 'When homesickness knocks', 'Let them pack themselves'],
    prepare: [
      'Write down allergies and habits worth knowing.',
      'Choose a week and one in reserve.',
      'Ask your child what they look forward to, and what not.',
    ],
  },
  {
    key: 'outing',
    signs:
      /\b(outdoor (activit\w+|adventures?|experiences?|days?)|adventure (days?|trips?|tours?)|guided (tours?|trips?)|excursions?|team ?-?building)\b/iu,
    topic: 'days outdoors',
    booking: { one: 'day out', many: 'days out' },
    go: 'Get outdoors',
    cta: ['Ask for a date', 'Plan our day outdoors', 'Find a day for us'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which day suits you', 'how many you are', 'what you would enjoy most'],
    worries: [
      {
        ask: 'Mixed group?',
        answer: 'Plan for the slowest and give the quickest a job; both will enjoy it.',
      },
      {
        ask: 'Not the sporty type?',
        answer: 'Say so when you write: a day outdoors can be measured in views, too.',
      },
    ],
    bring: ['comfortable shoes', 'a jacket for wind and rain', 'water', 'a snack', 'sunscreen'],
    advice: [
      'Wear layers, since weather outdoors changes faster than on the phone.',
      'Break in new shoes at home.',
      'Agree beforehand what the group wants: action, quiet or food.',
      'Leave the car keys with one reliable person.',
    ],
    hooks: [
      'Out of the door and into the day.',
      'Fresh air first, photographs later.',
      'Go as a group, return with a story.',
    ],
    subjects: [
      'A good day out, planned simply',
      'What to pack for any weather',
      'Before you head outdoors',
    ],
    prepare: [
      'Ask your group for dates that suit most.',
      'Count who is coming.',
      'Think about what would make the day a good one.',
    ],
  },
]
