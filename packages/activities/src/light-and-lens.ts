import type { Activity } from './activity.ts'

export const lightAndLens = [
  {
    key: 'photography-tour',
    label: 'landscape photography',
    isOutdoor: true,
    signs:
      /\bphoto(graphy|graphic)? (tours?|walks?|workshops?|trips?|safaris?)\b|\blandscape photograph\w*/iu,
    kinds: [
      { key: 'aurora', when: /\b(?:auroras?|northern lights)\b/iu },
      { key: 'birds', when: /\b(?:birds?|puffins?|kingfishers?)\b/iu },
    ],
    pictures: [
      {
        mentions:
          /\b(photo (tours?|workshops?|safaris?)|photograph(y|ers?) ?(tours?|workshops?|trips?|expeditions?)?|landscape photo\w*)\b/i,
        views: [
          ['lake', 'none'],
          ['summit', 'none'],
          ['coast', 'none'],
          ['desert', 'none'],
          ['meadow', 'deer'],
          ['forest', 'none'],
        ],
        time: 'dawn',
      },
    ],
  },
] as const satisfies readonly Activity[]
