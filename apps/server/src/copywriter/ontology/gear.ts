import type { Trade } from './trade.ts'

export const gear: readonly Trade[] = [
  {
    key: 'gear-rental',
    signs:
      /\b(gear|equipment|tents?|backpacks?|ski|kayak|bike|board|camping) (rentals?|hire)\b|\b(packrafts?|tents?|backpacks?|skis|snowshoes) to rent\b|\b(rent|hire) (out )?(gear|tents?|equipment|backpacks?)\b/iu,
    topic: 'outdoor gear',
    booking: { one: 'rental', many: 'rentals' },
    go: 'Borrow your gear',
    cta: ['Ask what is available', 'Reserve my gear', 'Put my kit together'],
    fields: ['What you need', 'Dates'],
    tell: ['what you need', 'from when to when', 'where you are going'],
    worries: [
      {
        ask: 'Rent or buy?',
        answer: 'Rent what you use once a year, and buy what touches your feet.',
      },
      {
        ask: 'Not sure which size?',
        answer:
          'For a backpack, measure your back from the neck bone to the hips; your height says little.',
      },
    ],
    bring: ['which dates you have in mind', 'your measurements', 'the shoes you will wear with it'],
    advice: [
      'Put a borrowed tent up once before you leave, so you know where each pole goes.',
      'Ask for the weight as well as the price: you will carry one of them.',
      'Check zips first; they are what fails.',
      'Choose a tent with one place more than there are people, and bags can sleep inside.',
      'Dry everything before you roll it up, even for the way back.',
    ],
    hooks: [
      'Use it for a weekend, not for a cupboard.',
      'Carry it once before you own it.',
      'Rent it, use it, bring it back.',
      'Less in the cupboard, more outside.',
    ],
    subjects: ['Rent or buy? A simple rule', 'Check the zips', 'How to size a backpack'],
    prepare: [
      'Write a list of what you already own.',
      'Note your dates, with the pick-up day.',
      'Look up the nights in the forecast before choosing a sleeping bag.',
    ],
  },
  {
    key: 'gear-shop',
    signs:
      /\b((outdoor|second ?-?hand|camping|climbing|ski|hiking) (gear|clothing|clothes|equipment|shop|store|boots?)|gear (shop|store|repairs?)|sleeping (bags?|mats?)|tents?|backpacks?|rucksacks?)\b/iu,
    topic: 'outdoor gear',
    booking: { one: 'visit', many: 'visits' },
    go: 'Find gear that lasts',
    cta: ['Ask about a piece of gear', 'Help me find my gear', 'Ask for advice on gear'],
    fields: ['What are you looking for?', 'What is it for?'],
    tell: [
      'what you are looking for',
      'where you will use it',
      'what annoyed you about the last one',
    ],
    worries: [
      {
        ask: 'Which jacket for what?',
        answer: 'Breathable for sweating, thick for standing still; one jacket rarely does both.',
      },
      {
        ask: 'Is used gear any good?',
        answer: 'Look at seams, zips and foam: those age, fabric seldom does.',
      },
    ],
    bring: ['the socks you will wear', 'your old one for comparison'],
    advice: [
      'Try boots in the afternoon, when feet are larger, with the socks you will wear.',
      'Wash a waterproof jacket: dirt stops it breathing, not soap.',
      'Mend the small tear today, because tomorrow it is a big one.',
      'Sit down with a backpack before you buy it; the hip belt shows its faults.',
      'Store sleeping bags loose and never squeezed in their sack.',
    ],
    hooks: [
      'Mend it, wear it, mend it again.',
      'Good kit is kit you use.',
      'Try it on with the right socks.',
      'Carry less, and what lasts.',
    ],
    subjects: ['How to try on boots', 'Wash that rain jacket', 'What ages in outdoor gear'],
    prepare: [
      'List what you have already and what it lacks.',
      'Measure your old one, if it fitted.',
      'Think about the trip it is for.',
    ],
  },
]
