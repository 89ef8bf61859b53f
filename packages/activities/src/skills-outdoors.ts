import type { Activity } from './activity.ts'

export const skillsOutdoors = [
  {
    key: 'foraging',
    label: 'foraging',
    isOutdoor: true,
    signs:
      /\b(forag\w*|truffl\w+ (?:hunt\w*|walks?|tours?)|tartuf\w+|sea ?weed (?:walks?|tours?)|mushroom (walks?|hunt\w*|pick\w*)|wild (food|herbs?|plants?)|kr[äa]uterwander\w*)\b/iu,
    kinds: [
      { key: 'truffles', when: /\b(?:truffl\w+|tartuf\w+)/iu },
      { key: 'seaweed', when: /\bsea ?weeds?\b/iu },
      { key: 'mushrooms', when: /\b(?:mushrooms?|fungi|chanterelles?|porcini|ceps)\b/iu },
      { key: 'plants', when: /\b(?:wild plants?|wild herbs?|herbs?|kr[äa]uter\w*)\b/iu },
    ],
    pictures: 'bushcraft',
  },
  {
    key: 'archery',
    label: 'archery',
    isOutdoor: true,
    signs: /\b(archery|longbows?|bow and arrow|recurve)\b/iu,
  },
  {
    key: 'bushcraft',
    label: 'bushcraft',
    isOutdoor: true,
    signs:
      /\b(bush ?-?craft\w*|survival(ist)?s?|wilderness (skills|living|school)|fire ?-?(lighting|making)|primitive skills)\b/iu,
    goal: 'lessons',
    kinds: [
      {
        key: 'families',
        when: /\b(?:famil(?:y|ies)|forest school|(?:for|with) (?:kids|children))\b/iu,
        unless: /\b(?:adults?|teenagers?|companies|stag|hen)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(survival\w*|bush ?-?craft\w*|wilderness (skills?|school|first aid)|foraging|foragers?|primitive skills|scouts?)\b/i,
        views: [
          ['forest', 'fire'],
          ['camp', 'fire'],
          ['forest', 'backpack'],
          ['river', 'tent'],
          ['forest', 'deer'],
          ['lake', 'tent'],
        ],
        time: 'dusk',
      },
    ],
  },
  {
    key: 'kids-camp',
    label: 'camp',
    searched: null,
    isOutdoor: true,
    signs:
      /\b((kids'?|children'?s?|summer|youth|day|holiday|nature|adventure) camps?|forest school|ferienlager|ferienfreizeit)\b/iu,
    goal: 'booking',
    kinds: [
      {
        key: 'day',
        when: /\bday camps?\b/iu,
        unless: /\b(?:overnight|nights?|residential|sleep)\b/iu,
      },
    ],
    pictures: 'camping',
  },
  {
    key: 'outing',
    label: 'days outdoors',
    searched: null,
    isOutdoor: true,
    signs:
      /\b(outdoor (activit\w+|adventures?|experiences?|days?)|adventure (days?|trips?|tours?)|team ?-?building|(?:stag|hen|bachelor(?:ette)?)(?: do| party)? (?:activit\w+|days?|weekends?))\b/iu,
    kinds: [
      {
        key: 'companies',
        when: /\b(?:team[- ]?(?:building|days?|events?)|corporate|company (?:days?|outings?|events?)|away days?|for (?:companies|teams))\b/iu,
        unless: /\b(?:famil\w+|schools?|stag|hen)\b/iu,
      },
      {
        key: 'stag',
        when: /\b(?:stag|hen|bachelor(?:ette)?) (?:dos?|activit\w+|part\w+|groups?|days?|weekends?)\b/iu,
        unless: /\b(?:famil\w+|schools?|compan\w+|corporate)\b/iu,
      },
      {
        key: 'schools',
        when: /\b(?:school (?:trips?|groups?|class\w*|outings?|days?)|for schools)\b/iu,
        unless: /\b(?:famil\w+|compan\w+|corporate|stag|hen)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(outdoors?|adventures?|wilderness|nature|mountains?|guides?|guided|excursions?|alpine|forests?|woods?|trails?)\b/i,
        views: [
          ['trail', 'hiker'],
          ['lake', 'tent'],
          ['summit', 'none'],
          ['forest', 'hiker'],
          ['camp', 'fire'],
          ['river', 'none'],
        ],
        isVague: true,
      },
    ],
  },
] as const satisfies readonly Activity[]
