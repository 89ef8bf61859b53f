import { cleanText } from '@wildpath/contract'

import { withPlainAmounts, withPlainDates } from './normal-forms.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: ' ',
  gt: ' ',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  ndash: ' – ',
  mdash: ' – ',
  hellip: '…',
  rsquo: "'",
  lsquo: "'",
  euro: '€',
  pound: '£',
}

/** Text that was read in the wrong encoding once. */
const garbled: readonly (readonly [RegExp, string])[] = [
  [/â€™|â€˜/gu, "'"],
  [/â€œ|â€\u009d|â€/gu, '"'],
  [/â€“|â€”/gu, ' – '],
  [/â‚¬/gu, '€'],
  [/Â(?=[ £€°])/gu, ''],
  [/Ã©/gu, 'é'],
  [/Ã¼/gu, 'ü'],
  [/Ã¶/gu, 'ö'],
  [/Ã¤/gu, 'ä'],
]

/** Emoji with their modifiers. */
export const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3)+/gu

/** Without tags, entities, emoji and invisible characters; quotes are plain, blanks single. */
export function withoutMarkup(raw: string): string {
  const text = garbled.reduce((all, [wrong, right]) => all.replace(wrong, right), cleanText(raw))
  return (
    text
      .normalize('NFC')
      .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, '\n')
      .replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^>]*>/giu, '\n')
      .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
      .replace(/&(#\d+|#x[\da-f]+|[a-z]+);?/giu, (whole, code: string) => entityText(whole, code))
      .replace(/[‘’ʼ´`]/gu, "'")
      .replace(/[“”„«»]/gu, '"')
      .replace(/[\u200B-\u200F\u2060\uFEFF]/gu, '')
      .replace(/[\u00A0\u202F\u2009]/gu, ' ')
      .replace(/[©®™]/gu, '')
      .replace(pictures, ' \n ')
      // 'Stay 7=6' is seven nights for six.
      .replace(/(?<=\d)=(?=\d)/gu, ' for ')
      .replace(/\s=\s/gu, ': ')
      .replace(/(?<=\s|^)[:;]-?[)(DP](?=\s|$|[.,])/gu, ' ')
      .replace(/> ?(?=\d)/gu, 'over ')
      .replace(/< ?(?=\d)/gu, 'under ')
      .replace(/ \| /gu, ' \n ')
      .replace(/~ ?(?=\d)/gu, 'about ')
      .replace(/[{}<>[\]|\\^~*_#=]+/gu, ' ')
      .replace(/[ \t]+/gu, ' ')
      .replace(/ ?\n[ \n]*/gu, '\n')
      .trim()
  )
}

function entityText(whole: string, code: string): string {
  if (code.startsWith('#')) return ' '
  return entities[code.toLowerCase()] ?? (whole.endsWith(';') ? ' ' : whole)
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d ?)p\.? ?n\b\.?/giu, ' per night'],
  [/\b1[-–]1\b(?!\d)|\b1[-–]2[-–]1\b|\b1[ -–]?to[ -–]?1\b|\bone 2 one\b/giu, 'one-to-one'],
  [/\bA levels?\b/gu, 'A-level'],
  [/(?<!\d ?)\byr\.? (?=\d)/giu, 'Year '],
  [/\bnot incl(?:uded)?\.(?= \p{L})/giu, 'not included.'],
  [/\bmsg\b/giu, 'message'],
  [/\bmtn\b\.?/giu, 'Mountain'],
  [/\bwkn?d\b/giu, 'weekend'],
  // 'If wind = no fly, full refund or next day' is a promise: said whole, it is a reason to come.
  [
    /\bif (?:it'?s |there'?s |there is |too much |bad |strong )*(wind|rain|storm|snow|fog)y?\s*(?:=|:|->|,)\s*no (fly|ride|sail|go|dive|climb|paddle)\w*[,;]?\s+(?:then |you get )?(?:an? )?(full )?refund or (?:the )?(next|another) day/giu,
    'If there is too much $1 to $2, you get a $3refund or $4 day',
  ],
  [/\b(get a (?:full )?refund or) next day\b/giu, '$1 the next day'],
  [/\b(\d+) secs? (?=film|video|clip|spot)/giu, '$1-second '],
  [/\bwith sparkling(?=$|[ ,.]*\(|[,.]| after| on| at)/giu, 'with sparkling wine'],
  [/\b(\p{L}+ \p{L}+) (\d+) persons? (?=\d|[$£€])/giu, '$1 ($2 people) '],
  [/,? sorry(?=[.!\n]|$)/giu, ''],
  [/\bwith nut allergy\b/giu, 'with a nut allergy'],
  [/\b(\p{L}+(?: \p{L}+)?) \+ (\p{L}+(?: \p{L}+)?) \+ (?=\p{L})/gu, '$1, $2 and '],
  [/(?<=\d ?%?) ?\+ ?(?=(?:VAT|GST|HST|tax|MwSt)\b)/giu, ' plus '],
  [/(?<=[\p{L}\d)]) \+ (?=\p{L})|(?<=\p{L}) \+ (?=\d+ \p{L})|(?<=\p{L}) ?\+ ?(?=\p{L})/gu, ' and '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/\bw\/o(?:ut)?\b/giu, 'without'],
  [/\bw\/in\b/giu, 'within'],
  [/\bw\/ ?|\bw\. (?=\p{Ll})/giu, 'with '],
  [/\bwhats\b/giu, "what's"],
  [/\bmeself\b/giu, 'myself'],
  [/\bp\.?p\.?(?=[\s,;.!)]|$)/giu, 'per person'],
  [/\/ ?(?:person|pers|pax)\b/giu, ' per person'],
  // 'half-day 28 € / day 42 €' parts two prices, '28 €/day' says what for.
  [
    / ?\/ ?(night|day|hour|week|month|year|adult|child)\b(?![^/,.;\n]{0,24}(?:\d ?€|[$£€] ?\d|\d (?:eur|usd|chf|kr)\b))/giu,
    ' per $1',
  ],
  // 'before 18h' and 'from 9-16h' are times of the day, and no durations.
  [/(?<=\b(?:before|after|at|by) )(1\d|2[0-4])h\b(?! before)/giu, '$1-CLOCK'],
  [/(?<=\d[.:])(\d\d) ?h\b|(?<=\d–)(1[3-9]|2[0-4]) ?h\b/giu, '$1$2-CLOCK'],
  [/\b(\d+)\s?(?:hrs?|h)\b/giu, '$1-HOURS'],
  // '€90 min 2 nights' is a minimum.
  [/(?<![\d.,]|[$£€][\d.,]*)(\d+)\s?mins?\b(?!\.)/giu, '$1 minutes'],
  [/\b1 ?yrs?\b/giu, '1 year'],
  [/(?<=\d) ?yrs?\b|\byrs\b/giu, ' years'],
  [/\byr\b/giu, 'year'],
  [/\b1 ?mn?th\b/giu, '1 month'],
  [/(?<=\d) ?mn?ths?\b/giu, ' months'],
  [/\b1 ?wk\b/giu, '1 week'],
  [/(?<=\d) ?wks\b/giu, ' weeks'],
  [/(?<=\d) ?nts\b/giu, ' nights'],
  [/(?<=\b(?:a|per) )nt\b/giu, 'night'],
  [/\bhrs\b(?<!\d ?hrs)/giu, 'hours'],
  [/\bhols\b/giu, 'holidays'],
  [/\bxtra\b/giu, 'extra'],
  [/\bsuppl\b\.?/giu, 'supplement'],
  [/\bnot inc\b\.?/giu, 'not included'],
  [/(?<=\b(?:1st|first|per|an|each|every) )hr\b/giu, 'hour'],
  [/\b'?til\b/giu, 'till'],
  [/\bt\/m\b/giu, 'up to'],
  [/\babt\b/giu, 'about'],
  [/\bconc\b\.?(?= [$£€])/giu, 'concession'],
  [/\bnorm\b\.?(?= [$£€])/giu, 'normally'],
  [/\bppl\b/giu, 'people'],
  [/\b(\d+) pax\b/giu, '$1 people'],
  [/(\d+ \p{L}+) max\.(?= \p{L})/giu, 'max $1. '],
  [/\bmax\.? (?=\d)/giu, 'max '],
  [/\bmin\.? (?=\d)/giu, 'min '],
  [/(?<=\p{Lu}\p{L}+) \/ (?=\p{Lu}\p{L}[^/]* \/ )/gu, ', '],
  [/(?<=\p{Lu}\p{L}+) \/ (?=\p{Lu}\p{L})/gu, ' and '],
  [
    /(?<=\p{Ll}{3})\.(?=(?!(?:com|net|org|info|de|nl|eu|co|uk|at|ch|fr|it|es|se|no|dk|be|ie|example)\b)\p{Ll}{3,} \p{L})/gu,
    '. ',
  ],
  [/\b(\d\d) and (?:above|over|up)\b/giu, '$1+'],
  [
    /\b((?:(?:mid|end|early)[ -](?:of )?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*) ?[-–] ?(?=(?:(?:mid|end|early)[ -](?:of )?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec))/giu,
    '$1 to ',
  ],
  [/\bmths\b\.?/giu, 'months'],
  [/\bmth\b\.?/giu, 'month'],
  // At the end of a list it says what was named before: 'wetsuits & lunch incl. Season is May'.
  [
    /\bincl\.?(?=\s*$| (?:need|needs|must|you|we|I|no|not|min|max|bring|open|kids|please|only|weather|all|transfer|meet|pick|online|start|starts)\b|\. (?:need|needs|must|transfer|photos|from|kids|season|pick|meet|weather|suitable|also)\b|\s*\n|\. (?:\P{Ll}(?!\p{Lu})|(?:we|our|you|the|open|max|min|no|my|bring|also) )| \p{Lu}\p{Ll}+ (?:is|are|runs?)\b)\.?/gu,
    'included.',
  ],
  [/\bincl\.?(?= \()/giu, 'included'],
  [/\bincl\.?(?= )/giu, 'including'],
  [/\bapp?rox\.?(?= )|\bcca\.?(?= \d)/giu, 'about'],
  [/\bincl\.?(?=,)/giu, 'included'],
  [/(?<=\d|\b(?:km|miles|hours|days|minutes)) about (?=\d)/giu, ', about '],
  [/\b(gear|kit|equipment|lunch|boards?|wetsuits?|helmets?|all) incl\.?(?= ?\()/giu, '$1 included'],
  [/\blast yrs?\b/giu, 'last year'],
  [/\bur (?=(?:in|at|on|not|an?|from|near)\b)/gu, "you're "],
  [/\bur (?=\p{L})/gu, 'your '],
  [/\bappts?\b/giu, 'appointments'],
  [/\brenos\b/giu, 'renovations'],
  [/\bavail\b\.?/giu, 'available'],
  [/\bdegr\b\.?/giu, 'degrees'],
  [/\bweds\b/giu, 'Wednesdays'],
  [/^lang: ?|(?<=[.\n] ?)lang: ?/giu, 'Languages: '],
  [/\b([ap])\.m\.(?= |,|$)/giu, '$1m'],
  [/(?<=(?:day|days|daily) )(\d{1,2})[-–](\d{1,2}) ?(?:h|hours|hrs)\b/giu, 'from $1 to $2 h'],
  [/\bwks\b/giu, 'weeks'],
  [/\binc\. (?=\p{L})/giu, 'including '],
  [/ in and around (?=\p{L})/giu, ' around '],
  [/\b(\d) piece (?=\p{L})/giu, '$1-piece '],
  [/\b(\d+) x (\d+) ?min(?:ute)?s? (?=\p{L}+s\b)/giu, '$1 x $2-minute '],
  [/\bwknds\b/giu, 'weekends'],
  [/\bxmas\b/giu, 'Christmas'],
  [/\bu\b(?= )/gu, 'you'],
  [/\b(\d+)\s?x(?= )/giu, '$1 x'],
]

/** Shorthand written out, punctuation mended, shouted marks calmed. */
export function withoutShorthand(text: string): string {
  const plain = withPlainDates(withPlainAmounts(text))
  const written = abbreviations.reduce((all, [short, long]) => all.replace(short, long), plain)
  return written
    .replaceAll('-CLOCK', ' h')
    .replace(/(\d+)-HOURS(?: hours?)?/gu, (_, count: string) => {
      return count === '1' ? '1 hour' : `${count} hours`
    })
    .replace(
      /(\d+) hours (?=(?:private )?(?:tasters?|course|workshops?|class(?:es)?|cards?|pass(?:es)?|tickets?|packages?|charters?|rides?|trips?|tours?|lessons?|sessions?|walks?|flights?|course)\b)/giu,
      '$1-hour ',
    )
    .replace(
      /\b(\d+) years (?=(?:certificate|degree|guarantee|warranty|training)\b)/giu,
      '$1-year ',
    )
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}|…/gu, '. ')
    .replace(/([,;:])(?:\s*[,;:])+/gu, '$1')
    .replace(/\s+([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/([,;])(?=\p{L})|(?<=\p{L})(,)(?=[$£€]?\d)/gu, '$1$2 ')
    .replace(/(?<=\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/([$£€]) (?=\d)/gu, '$1')
    .replace(/\bi\b/gu, 'I')
    .replace(/ {2,}/gu, ' ')
    .trim()
}
