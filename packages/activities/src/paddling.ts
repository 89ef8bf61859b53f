import type { Activity } from './activity.ts'

export const paddling = [
  {
    key: 'rafting',
    label: 'rafting',
    isOutdoor: true,
    signs: /\b(white ?-?water )?raft(s|ing|ers?)?\b|\bwhite ?-?water\b|\bwildwasser/iu,
    // Whitewater without a raft is that of whichever boat is named. A safety kayaker comes along with rafts.
    unless:
      /\bsaunas?\b|^(?!.*(?<!\bpack[- ])\braft).*(?:(?<!safety )\bka[jy]ak|\bcayac|\bcano[eë]|\bkanu|\bkano\b|\bpack[- ]?raft|\bSUPs?\b|\bstand[- ]?up ?paddl|\bpaddle ?-?board)/isu,
    kinds: [
      {
        key: 'expedition',
        when: /\b(?:multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ]days?|expeditions?|overnight)/iu,
      },
      {
        key: 'calm',
        when: /\b(?:soft rafting|class (?:1|i)\b|class 1|no experience needed|float trip|scenic float)/iu,
      },
    ],
    pictures: [
      {
        mentions: /\b(rafts?|rafting|white ?-?water|rapids|river ?-?tubing|float trips?)\b/i,
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
    ],
  },
  {
    key: 'kayaking',
    label: 'kayaking',
    isOutdoor: true,
    signs: /\bkayak\w*|\bkajak\w*|\bcayac\w*/iu,
    kinds: [
      { key: 'night', when: /\b(?:night (?:kayak|tours?|paddl)|moonlight|bioluminescen|glow)/iu },
      { key: 'rental', when: /\b(?:to rent|rentals?|hire)/iu },
      {
        key: 'camp',
        when: /\b(?:wild camping|camping|overnight|tents?)\b/iu,
      },
    ],
    pictures: [
      {
        mentions: /\b(kayaks?|kayaking|kayakers?|packraft\w*)\b/i,
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
        mentions: /\b(sea ?-?kayak\w*|ocean ?-?kayak\w*)\b/i,
        views: [
          ['coast', 'kayak'],
          ['sea', 'whale'],
          ['camp', 'tent'],
          ['coast', 'hiker'],
          ['sea', 'birds'],
          ['lake', 'kayak'],
        ],
      },
    ],
  },
  {
    key: 'canoeing',
    label: 'canoeing',
    isOutdoor: true,
    signs: /\bcanoe\w*|\bkanu\w*|\bcano[ëe]\b|\bkano\b/iu,
    pictures: [
      {
        mentions: /\b(canoes?|canoeing|canoeists?|voyageurs?)\b/i,
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
    ],
  },
  {
    key: 'sup',
    label: 'paddleboarding',
    isOutdoor: true,
    signs: /\bSUPs?\b|\bstand[- ]?up ?paddl\w*|\bpaddle ?-?board\w*/iu,
    pictures: [
      {
        mentions: /\b(sup|paddle ?-?board\w*|stand ?-?up paddl\w*)\b/i,
        views: [
          ['coast', 'paddleboard'],
          ['lake', 'paddleboard'],
          ['sea', 'birds'],
          ['coast', 'none'],
          ['river', 'paddleboard'],
          ['lake', 'tent'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
