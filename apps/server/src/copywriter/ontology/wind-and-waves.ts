import type { Trade } from './trade.ts'

export const windAndWaves: readonly Trade[] = [
  {
    key: 'sailing',
    signs: /\b(sail(s|ing|ors?|boats?)?|yachts?|skipper|catamaran|regatta|segel\w*|voile)\b/iu,
    topic: 'sailing',
    booking: { one: 'sailing trip', many: 'sailing trips' },
    go: 'Go sailing',
    cta: ['Ask for sailing dates', 'Find my place on board', 'Plan my time under sail'],
    fields: ['Preferred dates', 'Sailing experience'],
    tell: ['which dates work', 'how much you have sailed', 'who comes aboard with you'],
    worries: [
      {
        ask: 'Prone to seasickness?',
        answer:
          'Stay on deck, look at the horizon and take the helm: whoever steers rarely feels ill.',
      },
      {
        ask: 'Never sailed?',
        answer:
          'A boat has work for every pair of hands, and the first knot takes a minute to learn.',
      },
      {
        ask: 'Sailed as crew but never in charge?',
        answer: 'The step to skipper is mostly about planning ahead and saying things aloud early.',
      },
    ],
    bring: [
      'soft-soled shoes',
      'a windproof jacket',
      'a soft bag instead of a suitcase',
      'sunglasses on a strap',
      'gloves if your hands are tender',
    ],
    advice: [
      'Pack one warm layer more than the shore suggests, because it is always cooler on the water.',
      'Leave the hard suitcase at home; a soft bag fits the lockers on a boat.',
      'Learn the bowline before you come: it is the knot you will tie most.',
      'Keep one hand for yourself and one for the boat whenever you move on deck.',
      'Drink water before you are thirsty, since wind hides how much you lose.',
    ],
    hooks: [
      'Feel the boat lean, then take the helm.',
      'Ropes, wind and a course to steer.',
      'One hand for you, one for the boat.',
      'Wind does the work, you do the steering.',
    ],
    subjects: [
      'What to pack for a boat',
      'One knot to learn before you sail',
      'Seasick? Take the helm',
    ],
    prepare: [
      'Write down where and on what you have sailed, if at all.',
      'Compare your calendar with the dates you would like.',
      'Try tying a bowline with any piece of string.',
    ],
  },
  {
    key: 'surfing',
    signs: /\bsurf(s|ing|ers?|boards?|schule|camps?)?\b(?! the web)/iu,
    topic: 'surfing',
    booking: { one: 'surf lesson', many: 'surf lessons' },
    go: 'Go surfing',
    cta: ['Ask for a surf day', 'Get me on a board', 'Plan my first wave', 'Find my surf time'],
    fields: ['Preferred date', 'Surfing experience'],
    tell: ['which days you are here', 'how often you have surfed', 'who surfs with you'],
    worries: [
      {
        ask: 'Never surfed?',
        answer: 'Beginners learn in waist-deep white water, where you can stand whenever you like.',
      },
      {
        ask: 'Not fit enough?',
        answer: 'A long, wide board forgives a lot; patience counts for more than push-ups.',
      },
      {
        ask: 'Nervous about waves?',
        answer: 'Small broken waves are good teachers, and you choose how deep you go.',
      },
    ],
    bring: [
      'swimwear',
      'a towel',
      'waterproof sunscreen',
      'drinking water',
      'flip-flops for the sand',
    ],
    advice: [
      'Try the pop-up on your living-room floor until your feet land without thinking.',
      'Look at the beach and not at the board when you stand up; you go where you look.',
      'Eat light and early, because lying on a full stomach is no fun.',
      'Watch the sea for a while before you paddle out: waves come in sets, with a rest in between.',
      'Count the waves you tried, not the ones you stood on, and the day feels longer.',
    ],
    hooks: [
      'White water first, green waves later.',
      'You will fall. Then you will stand.',
      'Look at the beach, not at your feet.',
      'Sand, salt and one more wave.',
    ],
    subjects: ['The pop-up, on your living-room floor', 'What beginners get wrong about waves'],
    prepare: [
      'Try jumping from your belly to your feet a few times at home.',
      'Check which mornings and afternoons you could be at the beach.',
      'Think about who wants to come along.',
    ],
  },
  {
    key: 'kitesurfing',
    signs:
      /\b(kite ?-?surf\w*|kite (lessons?|school|courses?|camps?)|kites?|kite ?-?board\w*|kiting|wind ?-?surf\w*|wing ?-?foil\w*)\b/iu,
    topic: 'wind sports',
    booking: { one: 'lesson', many: 'lessons' },
    go: 'Ride the wind',
    cta: ['Ask for a windy day', 'Plan my first ride', 'Find my lesson'],
    fields: ['Preferred dates', 'Experience so far'],
    tell: [
      'how many days you could wait for wind',
      'what you have tried so far',
      'which dates you have in mind',
    ],
    worries: [
      { ask: 'No muscles?', answer: 'The harness takes the pull, so control beats strength.' },
      {
        ask: 'What if there is no wind?',
        answer: 'Keep more than one day open: wind keeps no appointments.',
      },
    ],
    bring: [
      'swimwear',
      'sunscreen that survives salt water',
      'sunglasses with a strap',
      'plenty to drink',
    ],
    advice: [
      'Time on land with a small trainer kite saves more time on the water than anything else.',
      'Steady wind teaches faster than strong wind.',
      'Learn to look upwind first and at your feet last.',
      'Take breaks before you are tired; mistakes come with tired hands.',
    ],
    hooks: [
      'Wind in the hands, water underfoot.',
      'Control first, speed later.',
      'A good day begins with a good forecast.',
    ],
    subjects: ['How to wait for wind', 'What to learn on land first'],
    prepare: [
      'Keep a spare day open in case the wind takes one off.',
      'Note what you have already learned, if anything.',
      'Look at the wind forecast, just for practice.',
    ],
  },
]
