import type { Activity } from './activity.ts'

export const wheelsAndRopes = [
  {
    key: 'zipline',
    label: 'ziplines',
    searched: 'zip line',
    isOutdoor: true,
    signs:
      /\b(canopy tours?|zip ?-?lin(e|es|ing)|\d+ (zip )?cables|tarzan swing|ropes? (courses?|parks?)|high ?ropes?|tree ?-?top (adventure|course|park)|kletterwald|adventure park)\b/iu,
    goal: 'booking',
    kinds: [
      {
        key: 'ropes',
        when: /\b(?:ropes? (?:courses?|parks?|gardens?)|high ?ropes?|tree ?-?top|kletterwald|adventure park)/iu,
        unless: /\bzip/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(zip ?-?lin\w*|zip ?-?wires?|rope(s)? courses?|high ropes|canopy tours?|tree ?-?top (adventure|walk|park)s?|aerial parks?)\b/i,
        views: [
          ['forest', 'zipline'],
          ['canyon', 'zipline'],
          ['river', 'zipline'],
          ['forest', 'hiker'],
          ['camp', 'fire'],
          ['wall', 'climber'],
        ],
      },
    ],
  },
  {
    key: 'mountain-biking',
    label: 'mountain biking',
    isOutdoor: true,
    signs:
      /\b(mountain ?-?bik\w*|MTB|bike ?parks?|enduro|downhill bik\w*|singletrack|dirt school)\b/iu,
    pictures: [
      {
        mentions:
          /\b(mtb|mountain ?-?bik\w*|e-?mtb|gravel (bik\w*|rides?|tours?)|bike ?-?parks?|downhill bik\w*|single ?-?tracks?|enduro)\b/i,
        views: [
          ['ridge', 'cyclist'],
          ['forest', 'cyclist'],
          ['trail', 'cyclist'],
          ['desert', 'cyclist'],
          ['camp', 'campervan'],
          ['summit', 'cyclist'],
        ],
      },
    ],
  },
  {
    key: 'bike-touring',
    label: 'cycling',
    isOutdoor: true,
    signs:
      /\b(bike|bicycle|cycl(e|ing)|e-?bikes?|gravel) (tours?|rentals?|hire|holidays?|trips?|rides?)\b|\bcycling\b|\bfahrrad\w*|\be-?bikes?\b/iu,
    kinds: [
      {
        key: 'city',
        when: /\b(?:city|old town|town\b|graffiti|market|ciclov[ií]a|bogot[aá]|(?:rome|roma|paris|berlin|lisbon|barcelona|amsterdam|vienna|prague|porto|london|seville|valencia|copenhagen|budapest)\b)/iu,
        unless:
          /\b(?:(?:[2-9]|\d\d|two|three|four|five|six|seven)[- ](?:days?|nights?)|weeks?\b|self[- ]guided|holidays|mountain|gravel)/iu,
      },
      {
        key: 'e-bikes',
        when: /\b(?:e-?bikes?|pedelecs?|electric bikes?)\b/iu,
        unless: /\b(?:rent\w*|hire|verleih|mountain|mtb|or (?:normal|ordinary|road))\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(cycling|cyclists?|cycle (tours?|hire|holidays?)|bikes?|biking|bikers?|bicycl\w*|e-?bikes?|velo)\b/i,
        views: [
          ['trail', 'cyclist'],
          ['coast', 'cyclist'],
          ['meadow', 'cyclist'],
          ['ridge', 'cyclist'],
          ['town', 'cyclist'],
          ['lake', 'cyclist'],
        ],
      },
    ],
  },
  {
    key: 'off-road',
    label: 'off-road driving',
    searched: 'off-road',
    isOutdoor: true,
    signs:
      /\b(ATVs?|UTVs?|quad ?-?bik\w*|quads|off ?-?road\w*|jeep|4x4|side ?by ?side|buggy|buggies|dune bash\w*)\b/iu,
    pictures: [
      {
        mentions:
          /\b(jeeps?|4x4|4wd|off ?-?road\w*|overland\w*|atv|atvs|utv|quads?|buggy|buggies|land ?rovers?)\b/i,
        views: [
          ['desert', 'jeep'],
          ['trail', 'jeep'],
          ['savanna', 'jeep'],
          ['canyon', 'jeep'],
          ['camp', 'fire'],
          ['ridge', 'jeep'],
        ],
      },
    ],
  },
] as const satisfies readonly Activity[]
