import type { Activity } from './activity.ts'

export const wildlife = [
  {
    key: 'whale-watching',
    label: 'whale watching',
    isOutdoor: true,
    signs: /\b(whale|orca)s?\b/iu,
    pictures: [
      {
        mentions: /\b(whales?|whale ?-?watching|dolphins?|orcas?|humpbacks?)\b/i,
        views: [
          ['sea', 'whale'],
          ['coast', 'motorboat'],
          ['sea', 'birds'],
          ['coast', 'hiker'],
          ['sea', 'sailboat'],
          ['reef', 'none'],
        ],
      },
    ],
  },
  {
    key: 'falconry',
    label: 'falconry',
    isOutdoor: true,
    signs:
      /\b(falcon\w*|hawk(s|ing)?|(hawk|owl|eagle|raptor) (walks?|experiences?|days?|mornings?|flights?)|birds? of prey|meet (?:our |the )?(?:owls|hawks|falcons|eagles)|greifv[öo]gel\w*|falkner\w*)\b/iu,
    kinds: [
      { key: 'hawks', when: /\b(?:hawks?|falcons?)\b/iu, unless: /\b(?:owls?|eagles?)\b/iu },
      { key: 'owls', when: /\bowls?\b/iu, unless: /\b(?:hawks?|falcons?|eagles?)\b/iu },
      { key: 'eagles', when: /\beagles?\b/iu, unless: /\b(?:hawks?|falcons?|owls?)\b/iu },
    ],
  },
  {
    key: 'animal-walks',
    label: 'walks with animals',
    searched: 'animal walk',
    isOutdoor: true,
    signs:
      /\b((ll?amas?|alpacas?|donkeys?|goats?|reindeer|camels?) (walk\w*|trek\w*|tours?|trails?|hik\w*|rides?|experiences?)|(walk\w*|trek\w*|hik\w*|strolls?) with (\w+ )?(\w+ )?(ll?amas?|alpacas?|donkeys?|goats?|reindeer|camels?))\b/iu,
    kinds: [
      { key: 'llamas', when: /\bll?amas?\b/iu },
      { key: 'alpacas', when: /alpaca/iu },
      { key: 'donkeys', when: /\b(?:donkeys?|mules?)\b/iu },
      { key: 'goats', when: /\bgoats?\b/iu },
      { key: 'reindeer', when: /reindeer/iu },
    ],
    pictures: 'wildlife',
  },
  {
    key: 'safari',
    label: 'safaris',
    searched: 'safari',
    isOutdoor: true,
    isWide: true,
    signs: /(?<!husky |dog |dog-sled )\bsafaris?\b|\bgame (drive|reserve)s?\b|\bbig five\b/iu,
    unless: /\b(?:seashore|rock ?pool\w*|jet[- ]?ski|snorkel|city|food|sea)[\s/]+safari/iu,
    kinds: [
      {
        key: 'walking',
        when: /\bwalking safaris?|safaris? on foot|bush ?walks?/iu,
        unless: /\b(?:game drives?|jeep|4x4|land ?(?:rover|cruiser))/iu,
      },
      {
        key: 'driving',
        when: /\b(?:game (?:drives?|viewing)|jeeps?|4x4|land ?(?:rover|cruiser)s?|open vehicles?)\b/iu,
        unless: /\b(?:walking|on foot|canoe|boat)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(safaris?|game ?-?drives?|big five|elephants?|rhinos?|serengeti|masai|maasai|kruger|okavango)\b/i,
        views: [
          ['savanna', 'elephant'],
          ['savanna', 'jeep'],
          ['savanna', 'tent'],
          ['savanna', 'birds'],
          ['savanna', 'fire'],
          ['savanna', 'none'],
        ],
      },
    ],
  },
  {
    key: 'birding',
    label: 'birding',
    searched: 'birdwatching',
    isOutdoor: true,
    signs:
      /\b(bird(ing|ers?|s|-?watch\w*)?|ornitholog\w*|puffins?|bustards?|vultures?|warblers?|vogel\w*)\b(?! (path|track))/iu,
    pictures: [
      {
        mentions:
          /\b(bird ?-?watch\w*|birding|birders?|ornitholog\w*|bird tours?|cranes?|puffins?|eagles?)\b/i,
        views: [
          ['lake', 'birds'],
          ['coast', 'birds'],
          ['meadow', 'birds'],
          ['forest', 'hiker'],
          ['savanna', 'birds'],
          ['river', 'birds'],
        ],
        time: 'dawn',
      },
    ],
  },
  {
    key: 'wildlife',
    label: 'wildlife watching',
    isOutdoor: true,
    signs:
      /\b(wildlife|bears?|moose|elk|wolf|wolves|reindeer|beavers?|nature (tours?|watching))\b/iu,
    unless: /\breindeer (?:sleigh|sled|farm|feeding|rides?|herd|hire)/iu,
    pictures: [
      {
        mentions:
          /\b(wild ?-?life|animals?|bears?|moose|deer|wolf|wolves|nature tours?|game ?-?viewing|reindeer|elk)\b/i,
        views: [
          ['meadow', 'deer'],
          ['forest', 'deer'],
          ['lake', 'birds'],
          ['river', 'birds'],
          ['trail', 'hiker'],
          ['lake', 'cabin'],
        ],
        time: 'dawn',
      },
    ],
  },
] as const satisfies readonly Activity[]
