import type { Activity } from './activity.ts'
import { forChildren } from './for-children.ts'

export const snow = [
  {
    key: 'dog-sledding',
    label: 'dog sledding',
    searched: 'dog sledding',
    isOutdoor: true,
    signs:
      /\b(husk(y|ies)|dog ?-?sled\w*|mushing|musher|sled dogs?|sleigh dogs?|schlittenhund\w*)\b/iu,
    kinds: [
      {
        key: 'self-drive',
        when: /\b(?:driv\w+ (?:your|their|an?|the|it)\b|drive yourself|self[- ]driv\w+|your own (?:sled|team|dog))/iu,
        unless: /\b(?:passengers?|sit in|or sit|be driven)\b/iu,
      },
      {
        key: 'passenger',
        when: /\b(?:passengers?|sit (?:in|back)|seated|sleigh rides?)\b/iu,
        unless: /\b(?:self[- ]driv\w+|drive (?:your|a|the|yourself))\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(dog ?-?sled\w*|sled ?-?dogs?|husk(y|ies)( (safaris?|tours?|rides?))?|mushing|mushers?|sleigh\w*)\b/i,
        views: [
          ['snow', 'dogsled'],
          ['snow', 'cabin'],
          ['snow', 'fire'],
          ['snow', 'none'],
          ['snow', 'deer'],
          ['lake', 'cabin'],
        ],
        season: 'winter',
      },
    ],
  },
  {
    key: 'snowmobile',
    label: 'snowmobile tours',
    searched: 'snowmobile',
    isOutdoor: true,
    signs: /\b(snow ?mobil\w*|snow ?machine|motorschlitten)\b/iu,
    pictures: 'skiing',
  },
  {
    key: 'snowshoeing',
    label: 'snowshoeing',
    isOutdoor: true,
    signs: /\b(snow ?-?shoe\w*|schneeschuh\w*|raquettes)\b/iu,
    pictures: [
      {
        mentions: /\b(snow ?-?shoe\w*|winter hik\w*|winter walk\w*)\b/i,
        views: [
          ['snow', 'hiker'],
          ['snow', 'cabin'],
          ['forest', 'deer'],
          ['summit', 'hiker'],
          ['snow', 'fire'],
          ['lake', 'cabin'],
        ],
        season: 'winter',
      },
    ],
  },
  {
    key: 'heli-skiing',
    label: 'powder skiing',
    searched: 'heli skiing',
    isOutdoor: true,
    signs: /\b(heli ?-?(ski\w*|board\w*)|(snow ?)?cat[- ]?(ski\w*|board\w*))\b/iu,
    pictures: 'skiing',
  },
  {
    key: 'ski-touring',
    label: 'skiing away from the lifts',
    searched: 'ski touring',
    isOutdoor: true,
    signs:
      /\b(ski ?-?tour(s|ing|en)?|back ?-?country ski\w*|freerid\w*|splitboard\w*|cross[- ]country ski\w*|langlauf|nordic ski\w*)\b/iu,
    pictures: 'skiing',
  },
  {
    key: 'skiing',
    label: 'skiing',
    isOutdoor: true,
    signs: /\b(ski(s|ing|ers?)?|snowboard\w*|skischule|skikurs\w*|piste)\b/iu,
    unless: /^[^.]*\bski ?-?tour|\b(?:jet|water|sand|heli|cat|snow ?cat)[- ]?ski\w*/iu,
    goal: 'lessons',
    kinds: [{ key: 'children', when: forChildren }],
    pictures: [
      {
        mentions:
          /\b(skis?|skiing|skiers?|snow ?-?board\w*|heli ?-?ski\w*|cat ?-?ski\w*|freeride|backcountry tours?|avalanche\w*|snow ?-?mobil\w*)\b/i,
        views: [
          ['snow', 'skier'],
          ['snow', 'cabin'],
          ['summit', 'none'],
          ['snow', 'none'],
          ['snow', 'hiker'],
          ['town', 'none'],
        ],
        season: 'winter',
      },
    ],
  },
] as const satisfies readonly Activity[]
