import type { Activity } from './activity.ts'
import { forChildren } from './for-children.ts'

export const rock = [
  {
    key: 'climbing-gym',
    label: 'indoor climbing',
    searched: 'indoor climbing',
    isOutdoor: true,
    signs:
      /\b(boulder(ing)? (gym|hall|centre|center)|climbing (gym|wall|hall|centre|center)|bouldering|boulderhalle|kletterhalle|routes? set(ting|ters?)?)\b/iu,
    unless:
      /\b(?:ice|tree)[- ]climb\w*|\bboulder\w* (?:trips?|tours?|holidays?|weekends?)|\boutdoor boulder\w*|\bboulder\w* outdoors?/iu,
    goal: 'visit',
    pictures: [
      {
        // One hall: a second wall is a picture of it, tents and birds are not.
        mentions:
          /\b(indoor (climb|boulder)\w*|(climb\w*|boulder\w*|rock) ?-?(gyms?|halls?|cent(er|re)s?)|(climb\w*|boulder\w*) indoors?)\b/i,
        views: [
          ['wall', 'climber'],
          ['wall', 'none'],
        ],
      },
    ],
  },
  {
    key: 'via-ferrata',
    label: 'via ferrata',
    isOutdoor: true,
    signs: /\bvia ?ferratas?\b|\bklettersteig\w*/iu,
    pictures: [
      {
        mentions: /\b(via ?-?ferratas?|klettersteig\w*|klettersteige?)\b/i,
        views: [
          ['wall', 'climber'],
          ['summit', 'hiker'],
          ['ridge', 'hiker'],
          ['canyon', 'zipline'],
          ['summit', 'backpack'],
          ['lake', 'cabin'],
        ],
      },
    ],
  },
  {
    key: 'mountaineering',
    label: 'mountaineering',
    isOutdoor: true,
    signs:
      /\b(mountaineer\w*|summits? (tours?|climbs?|attempts?)|glacier (?:hik\w*|walks?|treks?|tours?|climb\w*|courses?|crossings?)|alpin(e|ism) (courses?|climb\w*|tours?)|alpinism|ice ?climb\w*|hochtour\w*)\b/iu,
    unless: /^(?!.*(?:glacier|summit|alpin)).*\bice[- ]?climb/isu,
    pictures: 'rock-climbing',
  },
  {
    key: 'rock-climbing',
    label: 'rock climbing',
    isOutdoor: true,
    signs: /\b(rock ?climb\w*|climb(s|ing|ers?)?|belay\w*|crags?|kletter\w*|escalade)\b/iu,
    unless: /\b(?:ice|tree|rope|pole)[- ]climb\w*/iu,
    kinds: [
      {
        key: 'multi-pitch',
        when: /\b(?:multi[- ]?pitch|trad\b|big wall|cinque torri|(?:sea|desert|sandstone) towers?)/iu,
      },
      {
        key: 'children',
        when: forChildren,
      },
      {
        key: 'course',
        when: /\b(?:climbing (?:courses?|lessons?|school|weekend)|courses?|learn to (?:climb|lead)|lead climbing|beginner weekends?)\b/iu,
        unless: /\b(?:via ferrata|ice)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(climb|climbs|climbing|climbers?|boulder\w*|belay\w*|crags?|mountaineer\w*|abseil\w*|rappel\w*)\b/i,
        views: [
          ['wall', 'climber'],
          ['summit', 'hiker'],
          ['camp', 'tent'],
          ['ridge', 'backpack'],
          ['summit', 'birds'],
          ['trail', 'campervan'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
