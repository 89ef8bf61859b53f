import type { Trade } from './trade.ts'

export const underwater: readonly Trade[] = [
  {
    key: 'diving',
    signs: /\b(scuba|div(e|es|ing|ers?)|freediv\w*|tauch\w*|plong[ée]e)\b(?! (in|into)\b)/iu,
    topic: 'diving',
    booking: { one: 'dive', many: 'dives' },
    go: 'Go diving',
    cta: [
      'Ask for a dive date',
      'Plan my first dive',
      'Find my spot on the boat',
      'Ask about a dive',
    ],
    fields: ['Preferred dates', 'Diving experience'],
    tell: [
      'which dates you have in mind',
      'whether you hold a diving card',
      'how long ago you last dived',
    ],
    worries: [
      {
        ask: 'Never breathed under water?',
        answer:
          'The first breaths happen where you can stand, and you go deeper when you nod, not before.',
      },
      {
        ask: 'Ear pressure?',
        answer:
          'Equalise early and gently, long before it hurts, and come up a little if it does not clear.',
      },
      {
        ask: 'Long break since the last dive?',
        answer: 'A short refresher in shallow water brings back the habits that matter.',
      },
    ],
    bring: [
      'swimwear',
      'a towel',
      'your diving card and logbook if you have them',
      'a light snack',
      'a windproof layer for the boat ride',
    ],
    advice: [
      'Do not fly straight after a dive; leave your last day on the ground.',
      'Diving has a health form, so read it at home and ask your doctor before you travel if a point applies.',
      'Breathe slowly and never hold your breath: that one rule carries most of a first dive.',
      'Skip alcohol the evening before and drink more water than usual.',
      'Move slowly, touch nothing and the fish stay.',
    ],
    hooks: [
      'First breath under water, then look around.',
      'Slow fins see more fish.',
      'Breathe slowly and look around.',
      'Under the surface it is another country.',
    ],
    subjects: [
      'Before you dive: ears, flights and breakfast',
      'Your first breath under water',
      'What to know before a dive',
    ],
    prepare: [
      'Look up the date of your last dive, if there was one.',
      'Check when you fly home, so that your last day stays dry.',
      'Read the usual diving health questions once, calmly.',
    ],
  },
  {
    key: 'snorkelling',
    signs: /\bsnorkel\w*|\bschnorchel\w*/iu,
    topic: 'snorkelling',
    booking: { one: 'snorkel trip', many: 'snorkel trips' },
    go: 'Go snorkelling',
    cta: ['Ask for a snorkel day', 'Plan our snorkel trip', 'Find our place on the water'],
    fields: ['Preferred date', 'Number of people'],
    tell: ['which day you have in mind', 'how many masks you need', 'who is new to it'],
    worries: [
      {
        ask: 'Water in the mask?',
        answer: 'Keep hair out of the seal and smile less; most leaks are one or the other.',
      },
      {
        ask: 'Uneasy out of your depth?',
        answer: 'A float or life vest keeps you up while your face is in the water.',
      },
    ],
    bring: [
      'swimwear',
      'a shirt that shields your back from the sun',
      'a towel',
      'reef-safe sunscreen',
    ],
    advice: [
      'Wear a shirt in the water: your back faces the sun the whole time.',
      'Try the mask on land by breathing in through your nose; if it sticks, it fits.',
      'Kick from the hips and keep the fins under water, so nothing is scared away.',
      'Look, do not touch: coral breaks more easily than it looks.',
    ],
    hooks: ['Put your face in and float.', 'The show is right below the surface.'],
    subjects: [
      'How to stop a mask from leaking',
      'Snorkel without a sunburnt back',
      'Face down and happy',
    ],
    prepare: [
      'Find a shirt you do not mind wearing in the water.',
      'Count adults and children in your party.',
      'Think about who would like a float.',
    ],
  },
  {
    key: 'wild-swimming',
    signs:
      /\b(wild swim\w*|open ?-?water swim\w*|cold ?-?water swim\w*|sea swim\w*|swim(ming)? (tours?|trips?|holidays?|coach\w*|lessons?|guides?)|swims?)\b/iu,
    topic: 'open-water swimming',
    booking: { one: 'swim', many: 'swims' },
    go: 'Swim outdoors',
    cta: ['Ask for a swim date', 'Plan my first swim', 'Find my place in the water'],
    fields: ['Preferred date', 'Swimming experience'],
    tell: ['which day suits you', 'how far you usually swim', 'what water you are used to'],
    worries: [
      {
        ask: 'Water too cold?',
        answer:
          'Walk in slowly, breathe out long, and stay for less time than you think you could.',
      },
      {
        ask: 'Never swum outdoors?',
        answer: 'Stay where you can stand, swim along the shore, and turn back early.',
      },
      {
        ask: 'Cannot see the bottom?',
        answer: 'Fix your eyes on a tree on the shore and count your strokes.',
      },
    ],
    bring: [
      'a bright swim cap',
      'a warm hat',
      'a thermos',
      'a towel',
      'loose clothes that go on quickly',
    ],
    advice: [
      'Get dressed before you warm up: the coldest minutes come after the swim.',
      'Lay your clothes out in the order you put them on, because cold fingers are slow.',
      'Breathe out for longer than you breathe in until the first shock has passed.',
      'Never swim alone, and wear a cap that can be seen from a boat.',
      'Drink something warm and sweet afterwards, and leave the hot shower for later.',
    ],
    hooks: [
      'Breathe out, then go in.',
      'The lake is smooth before breakfast.',
      'Cold hands, clear head.',
      'In slowly, out smiling.',
    ],
    subjects: [
      'The coldest minutes come afterwards',
      'How to walk into cold water',
      'Hat, thermos, towel',
    ],
    prepare: [
      'Lay out clothes that go on easily with cold fingers.',
      'Note how long you usually stay in the water.',
      'Choose a day without anything rushed behind it.',
    ],
  },
]
