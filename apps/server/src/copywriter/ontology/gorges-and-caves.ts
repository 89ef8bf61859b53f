import type { Trade } from './trade.ts'

export const gorgesAndCaves: readonly Trade[] = [
  {
    key: 'canyoning',
    signs: /\b(canyon(ing|eering)|barranquismo|coasteering)\b/iu,
    topic: 'canyoning',
    booking: { one: 'canyon trip', many: 'canyon trips' },
    go: 'Go canyoning',
    cta: ['Ask for a canyon date', 'Plan our canyon day', 'Find a canyon for us'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which day you have in mind', 'how many you are', 'who would rather not jump'],
    worries: [
      {
        ask: 'Have to jump?',
        answer:
          'Jumps can usually be walked around or lowered past, so ask and say no without a speech.',
      },
      {
        ask: 'Cold water?',
        answer: 'A thick wetsuit warms up once you move; getting in is the cold part.',
      },
    ],
    bring: [
      'swimwear to wear underneath',
      'shoes with grip that may get wet',
      'a towel',
      'dry underwear',
      'a snack for afterwards',
    ],
    advice: [
      'Slide with your arms crossed and your chin tucked, and let the water steer.',
      'Look where you land before you jump and keep your feet together.',
      'Everyone in the group should be able to swim, so say early who is unsure.',
      'Take rings and watches off, since rock keeps what it catches.',
    ],
    hooks: [
      'Slide, swim, jump or walk around.',
      'Down the gorge the way the water goes.',
      'Cold water, warm grin.',
    ],
    subjects: ['To jump or not to jump', 'Down a canyon: what helps'],
    prepare: [
      'Ask in your group who likes jumping and who does not.',
      'Note heights and shoe sizes, which are needed for wetsuits.',
      'Look for old shoes with a good sole.',
    ],
  },
  {
    key: 'caving',
    signs:
      /\b(cav(e|ing) (tours?|trips?|adventures?|explor\w+)|caving|cavers?|spelunk\w*|potholing)\b/iu,
    topic: 'caving',
    booking: { one: 'cave trip', many: 'cave trips' },
    go: 'Go underground',
    cta: ['Ask for a cave date', 'Plan our cave trip', 'Find a cave for us'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which day you have in mind', 'how many you are', 'how you feel about narrow places'],
    worries: [
      {
        ask: 'Tight spaces?',
        answer: 'Many caves are halls with a few low passages, so ask for a route you can walk.',
      },
      {
        ask: 'Afraid of the dark?',
        answer: 'A good headlamp lights everything you need, and switching it off is optional.',
      },
    ],
    bring: [
      'old clothes',
      'warm layers',
      'boots or wellies',
      'a full change of clothes',
      'a bag for the muddy things',
    ],
    advice: [
      'Caves keep the same cool temperature all year, so dress warm in any season.',
      'Empty your pockets before you crawl; what falls out stays there.',
      'Keep three points in contact with the rock when it gets slippery.',
      'Touch as little as possible, because skin leaves marks on stone that took ages to grow.',
    ],
    hooks: ['Lamp on, phone off.', 'Every weather is cave weather.', 'The hill has an inside.'],
    subjects: ['Narrow or wide? Choosing a cave', 'Mud comes off'],
    prepare: [
      'Find clothes that may come home muddy.',
      'Say who in your group dislikes narrow places.',
      'Pack a change of clothes for the way home.',
    ],
  },
]
