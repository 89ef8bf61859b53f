import type { Activity } from './activity.ts'

export const trails = [
  {
    key: 'trail-running',
    label: 'trail running',
    isOutdoor: true,
    signs: /\b(trail ?-?run\w*|ultra ?-?run\w*|fell ?-?running)\b/iu,
    pictures: 'hiking',
  },
  {
    key: 'backpacking',
    label: 'multi-day walking',
    searched: 'multi-day hiking',
    isOutdoor: true,
    signs: /\b(backpack(ing|ers)|treks?|trekking|thru-?hik\w*)\b/iu,
    unless: /\b(?:riders?|saddles?|horseback|\d+ (?:\w+ )?horses)\b/iu,
    pictures: [
      {
        mentions:
          /\b(trek|treks|trekking|trekkers?|thru ?-?hik\w*|back ?-?pack\w*|expeditions?|everest|kilimanjaro|camino|inca trail|hut ?-?to ?-?hut)\b/i,
        views: [
          ['summit', 'hiker'],
          ['ridge', 'hiker'],
          ['camp', 'tent'],
          ['trail', 'hiker'],
          ['lake', 'tent'],
          ['summit', 'backpack'],
        ],
      },
    ],
  },
  {
    key: 'navigation',
    label: 'finding your own way outdoors',
    searched: 'navigation',
    isOutdoor: true,
    signs:
      /\b(map and compass|navigat(e|ion|ing)|orienteering|route ?-?planning|hiking (school|skills))\b/iu,
    unless: /\b(?:sail\w*|yachts?|boats?|marine|sea|car|satellite|systems?)\b/iu,
    goal: 'lessons',
    pictures: 'outing',
  },
  {
    key: 'hiking',
    label: 'hiking',
    isOutdoor: true,
    signs:
      /\b(hut[- ]to[- ]hut|hik(e|es|ing|ers?)|walks?|walking (tours?|holidays?)|(guided|mud ?-?flat|hill|coastal|city) walking|walkers|rambl\w+|wander(n|ung\w*|tour\w*)|randonn[ée]e\w*|senderismo)\b/iu,
    unless:
      /\b(?:mushroom|forag\w+|sea ?weed|wild (?:food|plant|herb)s?|truffle|snow ?-?shoe|bird\w*|wildlife) (?:walks?|hikes?|tours?|hiking|walking)\b|\bwalking safaris?\b|\bsafaris? on foot\b/iu,
    kinds: [
      { key: 'huts', when: /\b(?:hut[- ]to[- ]hut|huts?\b|alps|dolomites)/iu },
      {
        key: 'dogs',
        when: /\b(?:dogs?\b(?!(?: are| is)? (?:welcome|allowed|friendly|ok)|-friendly))/iu,
      },
      {
        key: 'half-day',
        when: /\b(?:half[- ]days?\b(?! (?:or|and) (?:full|whole))|waterfall (?:hike|walk)|city (?:hike|walk))/iu,
      },
      { key: 'long-distance', when: /\b(?:multi-?day|coast path|long[- ]distance|trekk)/iu },
      {
        key: 'mudflat',
        when: /\b(?:mud ?-?flats?|wadden|wadlopen|watt(?:wander|enmeer)|tidal flats?)/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(hik(e|es|ing|ers?)|walking (tours?|holidays?)|walks?|rambl(e|es|ing|ers?)|nature guides?|trail ?-?run\w*|forest bath\w*|nordic walking|llamas?|alpacas?)\b/i,
        views: [
          ['trail', 'hiker'],
          ['forest', 'hiker'],
          ['ridge', 'hiker'],
          ['lake', 'tent'],
          ['summit', 'hiker'],
          ['river', 'none'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
