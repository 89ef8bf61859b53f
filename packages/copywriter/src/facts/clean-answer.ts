import { cleanText } from '@wildpath/contract'

import { isShouted } from './capitals.ts'

/** Emoji with their modifiers. */
const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D|\u20E3)+/gu

const entities: Readonly<Record<string, string>> = {
  amp: '&',
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

/** 'may' and 'march' are also verbs: a month where a range or a day stands beside them. */
const monthNames =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:may|march)(?= ?(?:to|until|till|through|–|-) )|(?<= ?(?:to|until|till|through|–|-) )(?:may|march))\b/gu

const dayNames: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const dayName = `(?:${Object.keys(dayNames).toSorted().toReversed().join('|')})`
/** 'tue-sat', 'Mon/Wed/Fri', 'fri + sat': next to each other the short forms can be nothing else. */
const shortDays = new RegExp(
  String.raw`\b${dayName}\.?(?: ?(?:-|–|/|\+|&|to|and) ?${dayName}\b\.?)+`,
  'giu',
)

function withDayNames(text: string): string {
  return text.replace(shortDays, (found) =>
    found
      .replace(/ ?[-–] ?/gu, ' to ')
      .replace(/ ?[+&] ?/gu, ' and ')
      .replace(/ ?\/ ?/gu, ', ')
      .replace(/\p{L}+\.?/gu, (word) => dayNames[word.toLowerCase().replace('.', '')] ?? word),
  )
}

/** What people write short and everybody reads long. Nothing here changes what is said. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}_])w\/o(?![\p{L}\p{N}_])/giu, 'without'],
  [/(?<![\p{L}\p{N}_])w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<![\p{L}\p{N}_])w (?=\p{Ll})/gu, 'with '],
  [/ ?(?:→|->|=>) ?/gu, ': '],
  [/(?<=\p{L}) & (?=\p{L})/gu, ' and '],
  [/(?<=\p{L}) ?\+ (?=\p{L})/gu, ' and '],
  [/(?<![\p{L}\p{N}_])p\.?p\.?(?=[\s,;.!)]|$)/giu, 'per person'],
  [
    / ?\/ ?(person|pers|pax|night|day|hour|week|month|adult|child|hr)(?![\p{L}\p{N}_])/giu,
    ' per $1',
  ],
  [/(?<![\p{L}\p{N}_])per (?:pers|pax)(?![\p{L}\p{N}_])/giu, 'per person'],
  [/(?<![\p{L}\p{N}_])per hr(?![\p{L}\p{N}_])/giu, 'per hour'],
  [/(?<![\p{L}\p{N}_])p\.?n\.?(?=[\s,;.!)]|$)/giu, 'per night'],
  [/(?<![\d.,:–-])\b1 ?(?:hrs?|h)(?![\p{L}\p{N}_])/giu, '1 hour'],
  [/(\d) ?(?:hrs?|h)(?![\p{L}\p{N}_])/giu, '$1 hours'],
  [/(\d) ?mins?(?![\p{L}\p{N}_])\.?/giu, '$1 minutes'],
  [/(\d) ?(?:pax|ppl|pers)(?![\p{L}\p{N}_])\.?/giu, '$1 people'],
  [/(?<![\p{L}\p{N}_])incl\.(?= (?:\p{Lu}|(?:we|you|i)\b))/gu, 'included.'],
  [/(?<![\p{L}\p{N}_])incl\.?(?= \p{L})/giu, 'including'],
  [/(?<![\p{L}\p{N}_])incl(?![\p{L}\p{N}_])\.?/giu, 'included'],
  [/(?<![\p{L}\p{N}_])max(?![\p{L}\p{N}_])\.?(?= (?:\d|age|weight|height))/giu, 'maximum'],
  [/(?<![\p{L}\p{N}_])min(?![\p{L}\p{N}_])\.?(?= (?:\d|age|weight|height))/giu, 'minimum'],
  [/(?<![\p{L}\p{N}_])urself(?![\p{L}\p{N}_])/giu, 'yourself'],
  [/(?<![\p{L}\p{N}_])u(?![\p{L}\p{N}_])(?![./\d])/gu, 'you'],
  [/(?<![\p{L}\p{N}_])ur(?![\p{L}\p{N}_])/gu, 'your'],
  [/(?<![\p{L}\p{N}_])nr(?![\p{L}\p{N}_])\.?(?= \p{Lu})/gu, 'near'],
  [
    /(?<![\p{L}\p{N}_])pr(?![\p{L}\p{N}_])\.? (?=person|guide|day|hour|night|group|pers)/giu,
    'per ',
  ],
  [/(?<![\p{L}\p{N}_])app?rox?(?![\p{L}\p{N}_])\.?/giu, 'about'],
  [/(?<![\p{L}\p{N}_])u\/(?=\d)/giu, 'under '],
  [/(?<![\p{L}\p{N}_])y\/o(?![\p{L}\p{N}_])/giu, 'years old'],
  [/(?<![\p{L}\p{N}_])yrs(?![\p{L}\p{N}_])\.?/giu, 'years'],
  [/(?<![\p{L}\p{N}_])ppl(?![\p{L}\p{N}_])/giu, 'people'],
  [/(?<![\p{L}\p{N}_])wkdays(?![\p{L}\p{N}_])/giu, 'weekdays'],
  [/(?<![\p{L}\p{N}_])wknds(?![\p{L}\p{N}_])/giu, 'weekends'],
  [/(?<=\d (?:guests|people|persons|students|riders) )max(?![\p{L}\p{N}_])\.?/giu, 'maximum'],
]

/**
 * An answer as plain text on lines: no tags, entities, emoji or doubled marks, common short forms written out,
 * shouting calmed. What it says and its order stay; short forms are those of English.
 */
export function cleanAnswer(raw: string, { isEnglish = true } = {}): string {
  const plain = cleanText(raw)
    .normalize('NFC')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, '\n')
    .replace(/<\/?(?:p|div|li|ul|ol|br|h[1-6]|tr)\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
    .replace(
      /&(#\d+|#x[\da-f]+|[a-z]+);/giu,
      (_, code: string) => entities[code.toLowerCase()] ?? ' ',
    )
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[\u00A0\u202F\u2009]/gu, ' ')
    .replace(pictures, '\n')
    .replace(/[{}<>[\]|\\^~*_#=]+/gu, ' ')
  const calm = calmed(plain)
  const short = isEnglish
    ? shortForms.reduce((text, [from, to]) => text.replace(from, to), withDayNames(calm))
    : calm
  return short
    .replace(/([!?])[!?]+/gu, '$1')
    .replace(/\.{2,}|…/gu, '.')
    .replace(/\s+([,;:.!?])(?=\s|$)/gu, '$1')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n[ \n]*/gu, '\n')
    .replace(/(?<![\p{L}\p{N}'])i(?![\p{L}\p{N}.])/gu, 'I')
    .replace(monthNames, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .trim()
}

/** Shouted sentences in small letters, beginning with a capital; short words of capitals in other texts stay. */
function calmed(text: string): string {
  const isAll = isShouted(text)
  return text.replace(/[^.!?\n]+/gu, (sentence) =>
    isAll || isShouted(sentence)
      ? sentence.toLowerCase().replace(/\p{L}/u, (letter) => letter.toUpperCase())
      : sentence,
  )
}
