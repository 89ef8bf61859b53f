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
]
