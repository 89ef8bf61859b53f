import type { Activity } from './activity.ts'

export const windAndWaves = [
  {
    key: 'sailing',
    label: 'sailing',
    isOutdoor: true,
    signs: /\b(sail(s|ing|ors?|boats?)?|yachts?|skipper|catamaran|regatta|segel\w*|voile)\b/iu,
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
      {
        key: 'weeks',
        when: /\b(?:surf\w* (?:(?:&|and) \w+ )?weeks?|nights|surf camps?|retreat)/iu,
      },
      {
        key: 'children',
        when: /\b(?:(?<!(?:free|price|\d|€|eur|euros?|pounds?|dollars?) )for (?:(?:young|small|little|nervous|anxious|local|school) )?(?:kids|children|teens|teenagers|juniors)\b(?! (?:under|up to|below|and (?:adults|grown)|of all|free|half))|(?:kids?|child|teens?)['’] \w|(?:kids?|children|child|teen)['’]s (?!prices?|tickets?|discounts?|rates?|menu)|kids (?:camp|club|class|course|lesson|surf|climb|dent)|junior (?:camp|club|class|course|lesson))/iu,
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
