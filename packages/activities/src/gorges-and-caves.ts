import type { Activity } from './activity.ts'

export const gorgesAndCaves = [
  {
    key: 'canyoning',
    label: 'canyoning',
    isOutdoor: true,
    signs: /\b(canyon(ing|eering)|barranquismo|coasteering)\b/iu,
    kinds: [
      { key: 'coasteering', when: /\bcoasteer\w*/iu, unless: /\bcanyon(?:ing|eering)\b/iu },
      {
        key: 'first',
        when: /\b(?:beginners?|first[- ]tim\w+|easy|famil(?:y|ies)|level 1|intro\w*)\b/iu,
        unless: /\b(?:advanced|experienced?|experts?|sporty|levels?|hard)\b/iu,
      },
      {
        key: 'advanced',
        when: /\b(?:advanced|experts?|sporty|experienced)\b/iu,
        unless: /\b(?:beginners?|first|easy|famil\w+|levels)\b/iu,
      },
    ],
    pictures: [
      {
        mentions: /\b(canyoning|canyoneer\w*|gorge ?-?walk\w*|coasteer\w*)\b/i,
        views: [
          ['canyon', 'hiker'],
          ['wall', 'climber'],
          ['river', 'none'],
          ['canyon', 'zipline'],
          ['forest', 'hiker'],
          ['camp', 'fire'],
        ],
      },
    ],
  },
  {
    key: 'caving',
    label: 'caving',
    isOutdoor: true,
    signs:
      /\b(cav(e|ing) (tours?|trips?|adventures?|explor\w+)|caving|cavers?|spelunk\w*|potholing)\b/iu,
    unless: /\bwine caves?\b/iu,
    kinds: [{ key: 'ice', when: /\b(?:ice caves?)/iu }],
    pictures: [
      {
        mentions: /\b(caves?|caving|cavers?|spelunk\w*|potholing|caverns?|grottos?)\b/i,
        views: [
          ['cave', 'hiker'],
          ['cave', 'none'],
          ['wall', 'climber'],
          ['forest', 'hiker'],
          ['canyon', 'hiker'],
          ['camp', 'fire'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
