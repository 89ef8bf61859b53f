import type { Activity } from './activity.ts'

export const gear = [
  {
    key: 'gear-rental',
    label: 'outdoor gear',
    searched: null,
    isOutdoor: true,
    signs:
      /\b(gear|equipment|tents?|backpacks?|ski|kayak|bike|board|camping) (rentals?|hire)\b|\b(packrafts?|tents?|backpacks?|skis|snowshoes) to rent\b|\b(rent|hire) (out )?(gear|tents?|equipment|backpacks?)\b/iu,
    goal: 'rental',
    kinds: [{ key: 'bikes', when: /\b(?:bikes?|cycles?|tandems?)/iu }],
    pictures: 'gear-shop',
  },
  {
    key: 'gear-shop',
    label: 'outdoor gear',
    searched: null,
    isOutdoor: true,
    signs:
      /\b((outdoor|second ?-?hand|camping|climbing|ski|hiking) (gear|clothing|clothes|equipment|shop|store|boots?)|gear (shop|store|repairs?)|sleeping (bags?|mats?)|tents?|backpacks?|rucksacks?)\b/iu,
    unless: /\b(?:carry|transport|luggage|baggage)\b/iu,
    goal: 'visit',
    pictures: [
      {
        mentions:
          /\b((outdoor|hiking|camping|climbing|ski|fishing|bike|adventure) (gear|equipment|outfitters?|clothing|store|shop)|gear (shop|store|rentals?|hire)|back ?-?packs?|outfitters?|sleeping bags?|hiking boots)\b/i,
        views: [
          ['ridge', 'backpack'],
          ['camp', 'tent'],
          ['summit', 'hiker'],
          ['forest', 'backpack'],
          ['camp', 'fire'],
          ['lake', 'kayak'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
