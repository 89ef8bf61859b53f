import type { Activity } from './activity.ts'

export const skyAndSaddle = [
  {
    key: 'horse-riding',
    label: 'horse riding',
    isOutdoor: true,
    signs:
      /\b(riding tours? on (\w+ )?horses|horse(s|back)?|equestrian|pony|ponies|trail rides?|riding (school|lessons?|stables?)|reit(en|stunde\w*|ausritt\w*))\b/iu,
    unless:
      /\b(?:motor ?(?:bikes?|cycles?)|bikes?|cycling|mtb|hobby ?horse|horse (?:and|&) rider|livery)\b/iu,
    kinds: [
      { key: 'icelandic', when: /\b(?:icelandic (?:horse|pon|riding)|tölt)/iu },
      {
        key: 'trek',
        when: /\b(?:multi-?day|(?:[2-9]|two|three|four|five|six|seven)[- ](?:days?|nights?) (?:\w+ )?(?:ride|trek|on horse|trail)\w*|riding holidays?|(?:pack|horse) trips?)\b/iu,
      },
      {
        key: 'lessons',
        when: /\b(?:riding (?:school|lessons?|instructor)|lessons?|learn to ride|dressage)\b/iu,
        unless: /\b(?:trail rides?|treks?|hacks?|rides? (?:out|on|along|through))\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(horses?|horse ?-?back|horse ?-?riding|pony|ponies|equestrian|ranch(es)?|trail rides?|stables?|cowboys?)\b/i,
        views: [
          ['trail', 'horse'],
          ['meadow', 'horse'],
          ['river', 'horse'],
          ['camp', 'fire'],
          ['desert', 'horse'],
          ['ridge', 'horse'],
        ],
      },
    ],
  },
  {
    key: 'ballooning',
    label: 'balloon flights',
    searched: 'hot air balloon',
    isOutdoor: true,
    signs: /\b(hot ?-?air )?balloon(s|ing)?\b(?! (art|decor\w*))|\bmontgolfi\w*/iu,
    pictures: [
      {
        mentions: /\b(balloons?|ballooning|balloon (rides?|flights?))\b/i,
        views: [
          ['sky', 'balloon'],
          ['savanna', 'balloon'],
          ['desert', 'balloon'],
          ['meadow', 'balloon'],
          ['lake', 'balloon'],
          ['trail', 'balloon'],
        ],
        time: 'dawn',
      },
    ],
  },
  {
    key: 'gliding',
    label: 'gliding',
    isOutdoor: true,
    signs:
      /\b(glid(er|ing) (flights?|trips?|lessons?|rides?|club)|gliders?|sail ?planes?|segel ?fl\w*)\b/iu,
  },
  {
    key: 'paragliding',
    label: 'paragliding',
    isOutdoor: true,
    signs: /\b(paraglid\w*|parapente|hang ?-?glid\w*|gleitschirm\w*|tandem ?fl(y|ug|ights?))\b/iu,
    pictures: [
      {
        mentions:
          /\b(paraglid\w*|hang ?-?glid\w*|parapente|tandem flights?|sky ?-?div\w*|glider flights?)\b/i,
        views: [
          ['sky', 'paraglider'],
          ['summit', 'paraglider'],
          ['lake', 'paraglider'],
          ['ridge', 'backpack'],
          ['coast', 'paraglider'],
          ['meadow', 'none'],
        ],
        time: 'day',
      },
    ],
  },
  {
    key: 'skydiving',
    label: 'tandem jumps',
    searched: 'skydiving',
    isOutdoor: true,
    signs: /\b(sky ?-?div\w*|parachut\w*|tandem ?-?jumps?|fallschirm\w*|bungee|bungy)\b/iu,
    kinds: [
      { key: 'bungee', when: /\bbung(?:ee|y)\b/iu, unless: /\b(?:sky ?div\w*|parachut\w*)\b/iu },
    ],
    pictures: 'paragliding',
  },
  {
    key: 'stargazing',
    label: 'stargazing',
    isOutdoor: true,
    signs:
      /\b(star ?-?gaz\w*|astronom\w*|telescopes?|night ?-?sky (tours?|walks?|nights?)|aurora (hunt\w*|tours?|chas\w*)|northern lights)\b/iu,
    unless:
      /\bphoto(?:graphy)? (?:tours?|workshops?|trips?)\b|\btelescopes? (?:hire|rentals?|repairs?|sales?)\b/iu,
    kinds: [
      {
        key: 'aurora',
        when: /\b(?:auroras?|northern lights)\b/iu,
        unless: /\b(?:stars?|telescopes?|astronom\w*)\b/iu,
      },
    ],
    pictures: [
      {
        mentions:
          /\b(star ?-?gazing|stargaz\w*|astronom\w*|night sky|dark sky|northern lights|aurora\w*|milky way|telescopes?)\b/i,
        views: [
          ['camp', 'hiker'],
          ['desert', 'tent'],
          ['lake', 'tent'],
          ['summit', 'tent'],
          ['snow', 'cabin'],
          ['ridge', 'fire'],
        ],
        time: 'night',
      },
    ],
  },
] as const satisfies readonly Activity[]
