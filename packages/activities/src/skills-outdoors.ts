import type { Activity } from './activity.ts'

export const skillsOutdoors = [
  {
    key: 'foraging',
    label: 'foraging',
    isOutdoor: true,
    signs:
      /\b(forag\w*|mushroom (walks?|hunt\w*|pick\w*)|wild (food|herbs?|plants?)|kr[äa]uterwander\w*)\b/iu,
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
    isOutdoor: true,
    signs:
      /\b((kids'?|children'?s?|summer|youth|day|holiday|nature|adventure) camps?|forest school|ferienlager|ferienfreizeit)\b/iu,
    goal: 'booking',
    pictures: 'camping',
  },
  {
    key: 'outing',
    label: 'days outdoors',
    isOutdoor: true,
    signs:
      /\b(outdoor (activit\w+|adventures?|experiences?|days?)|adventure (days?|trips?|tours?)|guided (tours?|trips?)|excursions?|team ?-?building)\b/iu,
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
