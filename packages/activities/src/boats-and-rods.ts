import type { Activity } from './activity.ts'

export const boatsAndRods = [
  {
    key: 'fishing',
    label: 'fishing',
    isOutdoor: true,
    signs:
      /\b(fishing|angling|drift[- ]?boats?|fly[- ]guid\w*|anglers?|fly ?-?fish\w*|charters? for (tuna|snapper)|angeln)\b/iu,
    kinds: [
      { key: 'drift-boat', when: /\b(?:drift[- ]?boats?|float trips?|float fishing)\b/iu },
      { key: 'ice', when: /\b(?:ice fishing|frozen lake|pilk)/iu },
      {
        key: 'fly',
        when: /\b(?:fly[- ]?fish|fly[- ](?:rods?|casts?|casting|anglers?)\b|dry fl(?:y|ies))/iu,
      },
      {
        key: 'sea',
        when: /\b(?:deep[- ]sea|sea (?:fishing|angling)|offshore|big game|reef fishing|mackerel|tuna)\b/iu,
        unless: /\b(?:from (?:the )?(?:shore|beach|rocks)|shore fishing)\b/iu,
      },
      {
        key: 'shore',
        when: /\b(?:shore|beach|pier|rock)[- ](?:fishing|angling)|surf ?casting|fishing from (?:the )?(?:shore|beach|rocks|pier)/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(fly ?-?fish\w*|fishing|fisher\w*|angling|anglers?|trout|salmon|bass boats?)\b/i,
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
    ],
  },
  {
    key: 'boat-tour',
    label: 'boat trips',
    searched: 'boat',
    isOutdoor: true,
    isWide: true,
    signs:
      /\b((?:rowing |motor |canal )?boat (tours?|trips?|rides?|rentals?|hire)|RIB (?:tours?|trips?|rides?|blasts?|safaris?)|narrow ?boats?|canal boats?|rowing boats?|pedalos?|cruises?|speedboats?|island hopping|ferr(y|ies))\b/iu,
    kinds: [
      { key: 'narrowboat', when: /\b(?:narrow ?boats?|canal boats?)\b/iu },
      { key: 'rib', when: /\b(?:RIBs?|rigid inflatable|speed ?boats?)\b/iu },
      {
        key: 'hire',
        when: /\b(?:boat (?:hire|rentals?)|hire a boat|self[- ]drive boats?|boats? (?:to|for) (?:hire|rent)|rent\w* (?:a |out )?(?:\w+ )?boats?)/iu,
        unless: /\b(?:tours?|cruises?|skipper|captain)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(boat (tours?|trips?|rides?|rentals?|hire|cruises?|charters?)|boats?|boating|cruises?|ferr(y|ies)|jet ?-?skis?|jet ?-?skiing)\b/i,
        views: [
          ['coast', 'motorboat'],
          ['lake', 'motorboat'],
          ['sea', 'sailboat'],
          ['town', 'motorboat'],
          ['sea', 'birds'],
          ['coast', 'none'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
