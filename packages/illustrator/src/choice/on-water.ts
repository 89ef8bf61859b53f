import type { Activity } from './activity.ts'

/** On rivers, lakes and seas, and under them. The particular stands before the general. */
export const onWater: Activity[] = [
  {
    signs: /\b(rafts?|rafting|white ?-?water|rapids|river ?-?tubing|float trips?)\b/gi,
    views: [
      ['river', 'raft'],
      ['canyon', 'raft'],
      ['camp', 'fire'],
      ['forest', 'hiker'],
      ['lake', 'canoe'],
      ['river', 'kayak'],
      ['trail', 'campervan'],
    ],
  },
  {
    signs: /\b(sea ?-?kayak\w*|ocean ?-?kayak\w*)\b/gi,
    views: [
      ['coast', 'kayak'],
      ['sea', 'whale'],
      ['camp', 'tent'],
      ['coast', 'hiker'],
      ['sea', 'birds'],
      ['lake', 'kayak'],
    ],
  },
  {
    signs: /\b(kayaks?|kayaking|kayakers?|packraft\w*)\b/gi,
    views: [
      ['lake', 'kayak'],
      ['river', 'kayak'],
      ['coast', 'kayak'],
      ['camp', 'tent'],
      ['lake', 'birds'],
      ['forest', 'hiker'],
      ['canyon', 'kayak'],
    ],
  },
  {
    signs: /\b(canoes?|canoeing|canoeists?|voyageurs?)\b/gi,
    views: [
      ['lake', 'canoe'],
      ['camp', 'tent'],
      ['river', 'canoe'],
      ['lake', 'birds'],
      ['forest', 'deer'],
      ['camp', 'fire'],
    ],
    time: 'dawn',
  },
  {
    signs: /\b(sup|paddle ?-?board\w*|stand ?-?up paddl\w*)\b/gi,
    views: [
      ['coast', 'paddleboard'],
      ['lake', 'paddleboard'],
      ['sea', 'birds'],
      ['coast', 'none'],
      ['river', 'paddleboard'],
      ['lake', 'tent'],
    ],
  },
  {
    signs: /\b(kite ?-?surf\w*|kite ?-?board\w*|wind ?-?surf\w*|wing ?-?foil\w*|kiting)\b/gi,
    views: [
      ['coast', 'kite'],
      ['sea', 'kite'],
      ['coast', 'campervan'],
      ['sea', 'surfer'],
      ['coast', 'fire'],
      ['sea', 'birds'],
    ],
  },
  {
    signs:
      /\b(surf|surfs|surfing|surfers?|surf ?-?boards?|surf ?-?(camp|school|lesson)s?|bodyboard\w*)\b/gi,
    views: [
      ['sea', 'surfer'],
      ['coast', 'surfer'],
      ['coast', 'campervan'],
      ['coast', 'none'],
      ['coast', 'fire'],
      ['sea', 'birds'],
    ],
  },
  {
    signs: /\b(whales?|whale ?-?watching|dolphins?|orcas?|humpbacks?)\b/gi,
    views: [
      ['sea', 'whale'],
      ['coast', 'motorboat'],
      ['sea', 'birds'],
      ['coast', 'hiker'],
      ['sea', 'sailboat'],
      ['reef', 'none'],
    ],
  },
  {
    signs:
      /\b(scuba|div(e|es|ing|ers?) (school|trips?|cent(er|re)|shop|courses?|boat|sites?|master)|(sky)?(?<!sky ?-?)div(ing|ers?)|free ?-?div\w*|snorkel\w*|padi|reefs?|coral\w*)\b/gi,
    views: [
      ['reef', 'diver'],
      ['coast', 'motorboat'],
      ['reef', 'none'],
      ['sea', 'whale'],
      ['coast', 'none'],
      ['sea', 'sailboat'],
    ],
    time: 'day',
  },
  {
    signs:
      /\b(sailing|sail ?-?boats?|sailors?|yachts?|yachting|catamarans?|schooners?|regattas?|sails?)\b/gi,
    views: [
      ['sea', 'sailboat'],
      ['coast', 'sailboat'],
      ['town', 'sailboat'],
      ['sea', 'whale'],
      ['coast', 'none'],
      ['sea', 'birds'],
    ],
  },
  {
    signs: /\b(fly ?-?fish\w*|fishing|fisher\w*|angling|anglers?|trout|salmon|bass boats?)\b/gi,
    views: [
      ['river', 'angler'],
      ['lake', 'angler'],
      ['lake', 'motorboat'],
      ['camp', 'fire'],
      ['forest', 'deer'],
      ['lake', 'cabin'],
    ],
    time: 'dawn',
  },
  {
    signs:
      /\b(boat (tours?|trips?|rides?|rentals?|hire|cruises?|charters?)|boats?|boating|cruises?|ferr(y|ies)|jet ?-?skis?|jet ?-?skiing)\b/gi,
    views: [
      ['coast', 'motorboat'],
      ['lake', 'motorboat'],
      ['sea', 'sailboat'],
      ['town', 'motorboat'],
      ['sea', 'birds'],
      ['coast', 'none'],
    ],
  },
]
