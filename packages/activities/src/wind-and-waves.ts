import type { Activity } from './activity.ts'
import { forChildren } from './for-children.ts'

export const windAndWaves = [
  {
    key: 'sailing',
    label: 'sailing',
    isOutdoor: true,
    signs: /\b(sail(s|ing|ors?|boats?)?|yachts?|skipper|catamaran|regatta|segel\w*|voile)\b/iu,
    kinds: [
      {
        key: 'school',
        when: /\b(?:sailing (?:school|lessons?|courses?)|learn to sail|RYA|competent crew|dinghy (?:lessons?|courses?|sailing)|teach\w* sailing)\b/iu,
      },
      {
        key: 'charter',
        when: /\b(?:bareboat|yacht (?:charters?|hire)|charter (?:a|our|yachts?|boats?)|charters)\b/iu,
        unless: /\b(?:skipper\w*|crewed|captain|cruises?|day (?:sails?|trips?)|sunset)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(sailing|sail ?-?boats?|sailors?|yachts?|yachting|catamarans?|schooners?|regattas?|sails?)\b/i,
        views: [
          ['sea', 'sailboat'],
          ['coast', 'sailboat'],
          ['town', 'sailboat'],
          ['sea', 'whale'],
          ['coast', 'none'],
          ['sea', 'birds'],
        ],
      },
    ],
  },
  {
    key: 'surfing',
    label: 'surfing',
    isOutdoor: true,
    signs: /\bsurf(s|ing|ers?|boards?|schule|camps?)?\b(?! the web)/iu,
    goal: 'lessons',
    kinds: [
      { key: 'camp', when: /\bsurf ?camps?\b/iu, unless: /\b(?:kids|children|day camps?)\b/iu },
      {
        key: 'weeks',
        when: /\b(?:surf\w* (?:(?:&|and) \w+ )?weeks?|nights|surf camps?|retreat)/iu,
      },
      {
        key: 'children',
        when: forChildren,
      },
      {
        key: 'hire',
        when: /\b(?:board|surfboard|wetsuit) (?:hire|rentals?)|boards? (?:to|for) (?:rent|hire)/iu,
        unless: /\b(?:lessons?|school|coach\w*|camps?|teach\w*)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(surf|surfs|surfing|surfers?|surf ?-?boards?|surf ?-?(camp|school|lesson)s?|bodyboard\w*)\b/i,
        views: [
          ['sea', 'surfer'],
          ['coast', 'surfer'],
          ['coast', 'campervan'],
          ['coast', 'none'],
          ['coast', 'fire'],
          ['sea', 'birds'],
        ],
      },
    ],
  },
  {
    key: 'kitesurfing',
    label: 'wind sports',
    searched: 'kitesurfing',
    isOutdoor: true,
    signs:
      /\b(kite ?-?surf\w*|kite (lessons?|school|courses?|camps?)|kites?|kite ?-?board\w*|kiting|wind ?-?surf\w*|wing ?-?foil\w*)\b/iu,
    goal: 'lessons',
    pictures: [
      {
        mentions: /\b(kite ?-?surf\w*|kite ?-?board\w*|wind ?-?surf\w*|wing ?-?foil\w*|kiting)\b/i,
        views: [
          ['coast', 'kite'],
          ['sea', 'kite'],
          ['coast', 'campervan'],
          ['sea', 'surfer'],
          ['coast', 'fire'],
          ['sea', 'birds'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
