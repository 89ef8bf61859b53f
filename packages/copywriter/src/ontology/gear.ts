import type { Trade } from './trade.ts'

export const gear: readonly Trade[] = [
  {
    key: 'gear-rental',
    signs:
      /\b(gear|equipment|tents?|backpacks?|ski|kayak|bike|board|camping) (rentals?|hire)\b|\b(packrafts?|tents?|backpacks?|skis|snowshoes) to rent\b|\b(rent|hire) (out )?(gear|tents?|equipment|backpacks?)\b/iu,
    topic: 'outdoor gear',
    booking: { one: 'rental', many: 'rentals' },
    cta: ['Ask what is available', 'Reserve my gear', 'Put my kit together'],
    fields: ['What you need', 'Dates'],
    bring: ['which dates you have in mind', 'your measurements', 'the shoes you will wear with it'],
  },
  {
    key: 'gear-shop',
    signs:
      /\b((outdoor|second ?-?hand|camping|climbing|ski|hiking) (gear|clothing|clothes|equipment|shop|store|boots?)|gear (shop|store|repairs?)|sleeping (bags?|mats?)|tents?|backpacks?|rucksacks?)\b/iu,
    topic: 'outdoor gear',
    booking: { one: 'visit', many: 'visits' },
    cta: ['Ask about a piece of gear', 'Help me find my gear', 'Ask for advice on gear'],
    fields: ['What are you looking for?', 'What is it for?'],
    bring: ['the socks you will wear', 'your old one for comparison'],
  },
]
