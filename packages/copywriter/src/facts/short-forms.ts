import { withLongDates } from './long-dates.ts'

const start = String.raw`(?<![\p{L}\p{N}_])`
const end = String.raw`(?![\p{L}\p{N}_])`
/** The full stop of a short form, where no sentence ends with it. */
const shortStop = String.raw`(?:\.(?= ?[\d,;)]))?`
const form = (short: string, long: string): readonly [RegExp, string] => [
  new RegExp(`${start}(?:${short})${end}${shortStop}`, 'gu'),
  long,
]

/** What people write short and everybody reads long. Nothing here changes what is said. */
const shortForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}_])w\/o(?![\p{L}\p{N}_])/giu, 'without'],
  [/(?<![\p{L}\p{N}_])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/(?<![\p{L}\p{N}_])w\.? (?=\p{Ll})/gu, 'with '],
  [/(?<![\p{L}\p{N}_])b\/?4(?![\p{L}\p{N}_])/giu, 'before'],
  [/(?<=\bif [^.,;\n→]{1,60}) ?(?:→|->|=>) ?/giu, ', '],
  [/ ?(?:→|->|=>) ?/giu, ': '],
  [/(?<=[\p{L}\d)]) ?= ?(?=[$€£¥]|\d|[A-Z]{3} ?\d|Rs)/gu, ' for '],
  [/ ?=+ ?/gu, ', '],
  [/~ ?(?=\d)/gu, 'about '],
  [/(?<=\d)\*(?!\d)/gu, '-star'],
  [/(?<=[\p{L}\d)]) & (?=\p{L})|(?<=\p{L}{3})&(?=\p{L}{3})/gu, ' and '],
  [/(?<=[\p{L})]{2}) ?\+ ?(?=\p{L})/gu, ' and '],
  [/\b(kids|children|ages?|aged|families with kids|from) (\d{1,2}) ?\+(?!\d)/giu, '$1 from $2'],
  [/\bfrom from\b/giu, 'from'],
  [/(?<=\d) ?\+(?= |[.,;)]|$)/gu, ' or more'],
  [/(?<![\p{L}_])(?:p\.p\.?|pp)(?=[\s,;.!)/]|$)/giu, ' per person'],
  [/(\d) ?mi(?=[\s,;.)]|$)/gu, '$1 miles'],
  [
    / ?\/ ?(?=(?:pers(?:on)?|pax|os|night|nite|day|hour|hr|week|month|adult|child|boat|group|couple|lesson|class)(?![\p{L}\p{N}_]))/giu,
    ' per ',
  ],
  [/(?<=[\d€$£]) ?\/ ?h(?![\p{L}\p{N}_])/giu, ' per hour'],
  [/(?<=[\d€$£]) ?\/ ?p(?![\p{L}\p{N}_])/giu, ' per person'],
  form('nites', 'nights'),
  form('nite', 'night'),
  form('per (?:pers|pax|os)', 'per person'),
  form('per hr', 'per hour'),
  [/(?<![\p{L}\p{N}_])p\.?n\.?(?=[\s,;.!)]|$)/giu, 'per night'],
  [new RegExp(String.raw`(?<![\d.,:–-])\b1 ?[Hh](?:[Rr][Ss]?)?${end}${shortStop}`, 'gu'), '1 hour'],
  [/(?<![\p{L}\d.,])1\/2[- ](?=day|hour)/giu, 'half '],
  [new RegExp(String.raw`(\d) ?[Hh](?:[Rr][Ss]?)?${end}${shortStop}`, 'gu'), '$1 hours'],
  [new RegExp(String.raw`(\d) ?[Mm]ins?${end}${shortStop}`, 'gu'), '$1 minutes'],
  [new RegExp(String.raw`(\d) ?(?:pax|ppl|pers)${end}${shortStop}`, 'gu'), '$1 people'],
  [/(?<![\p{L}\p{N}_])max(?![\p{L}\p{N}_])\.?(?= (?:\d|age|weight|height))/giu, 'maximum'],
  [/(?<![\p{L}\p{N}_])min(?![\p{L}\p{N}_])\.?(?= (?:\d|age|weight|height))/giu, 'minimum'],
  form('urself', 'yourself'),
  [/\bif ur\b/giu, "if you're"],
  [/\b2 u\b/giu, 'to you'],
  [/(?<![\p{L}\p{N}_])u(?![\p{L}\p{N}_])(?![./\d])/gu, 'you'],
  [/(?<![\p{L}\p{N}_])ur(?![\p{L}\p{N}_])/gu, 'your'],
  [/(?<![\p{L}\p{N}_])nr(?![\p{L}\p{N}_])\.?(?= \p{Lu})/gu, 'near'],
  [
    /(?<![\p{L}\p{N}_])pr(?![\p{L}\p{N}_])\.? (?=person|guide|day|hour|night|group|pers)/giu,
    'per ',
  ],
  [/(?<![\p{L}\p{N}_])app?rox?(?![\p{L}\p{N}_])\.?/giu, 'about'],
  [/(?<![\p{L}\p{N}_])(kids|children) u\/?(?=\d)/giu, '$1 under '],
  [/(?<![\p{L}\p{N}_])u\/(?=\d)/giu, 'under '],
  [/(\d) ?(?:y\/o|yo)(?![\p{L}\p{N}_])/giu, '$1 years old'],
  [/(?<![\p{L}\p{N}_])y\/o(?![\p{L}\p{N}_])/giu, 'years old'],
  [/(?<=\bfrom \d{1,2} )years old\b/giu, 'years'],
  form('yrs?', 'years'),
  form('mths', 'months'),
  form('wks', 'weeks'),
  form('ppl', 'people'),
  form('wkdays', 'weekdays'),
  form('wknds', 'weekends'),
  [/\b(?:1 on 1|1:1|one on one)\b/giu, 'one to one'],
  [/(\d+) ?[-–] ?(\d+) persons\b/gu, '$1 to $2 people'],
  [/\b(maximum \d+) in (?=(?:basket|boat|group|class|van|raft)\b)/giu, '$1 in the '],
  form('xmas', 'Christmas'),
  form('bday', 'birthday'),
  form('dept', 'department'),
  form('excl', 'excluding'),
  [/\bdep\.? on\b/giu, 'depending on'],
  [/\bsame wk\b/giu, 'same week'],
  [/(?<=\p{L}) n (?=\p{L})/gu, ' and '],
  [/(?<=[\d,] ?)\bmed\b(?= ?[$€£\d])/giu, 'medium'],
  [
    new RegExp(
      String.raw`(?<=\d (?:guests|people|persons|students|riders) )max${end}${shortStop}`,
      'gu',
    ),
    'maximum',
  ],
  [/\b2 ?x ?1\b(?! ?[$€£\d]| [A-Z]{3} ?\d)/gu, 'two for one'],
  [/(?<=[\p{L}\d)%]) \/ (?=[\p{L}\d$€£])|(?<=\p{L}{3})\/(?!or\b)(?=\p{L}{2})/gu, ', '],
  [/(?<=^|[\s(,])\+ ?(?=[$€£]|[A-Z]{3} \d)/gmu, 'plus '],
  [/(?<![\p{L}\d])-(\d+ ?%)(?: off)?/gu, '$1 off'],
  [/\b(?:haha+|lol)\b|(?<=\s)[:;]-?[)(](?=\s|$)/giu, '\n'],
  [/\b([Nn]o \p{L}+) no (?=\p{L}+)/gu, '$1, no '],
  [/\binclus\b/giu, 'included'],
  [/\b(?:is )?pays? separate(?:ly)?\b/giu, 'is paid separately'],
  [/(?<=\p{L} )include(?=[.,;!]|$)/gmu, 'included'],
]

/** Common short forms written out, days and months whole; those of English. */
export function withLongForms(text: string): string {
  return shortForms.reduce(
    (all, [from, to]) => all.replace(from, to),
    withInclusions(withLongDates(text)),
  )
}

/** What stands right before 'incl' where it means 'including'. */
const priced =
  /(?:\d|[$€£¥]|\b(?:per|a|each|an) \p{L}+|\b(?:pp|p\.p|person|pers|pax|each|night|nights|day|days|hours?|hrs?|week|adult|NOK|EUR|USD|CHF|SEK|DKK|ISK|THB|euros?|dh|kr))\.?\s*\)?$/iu

/** 'incl' is 'included' behind what is listed, and 'including' before it. */
function withInclusions(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}_])incl(?![\p{L}\p{N}_])(\.?)(?= *(\p{L}+|[\s\S]|$))/giu,
    (whole, dot: string, next: string, offset: number) => {
      const before =
        text
          .slice(0, offset)
          .split(/[,.;:!?\n(/](?!\d)/u)
          .at(-1) ?? ''
      const rest = text.slice(offset + whole.length)
      if (!/^ ?\p{L}|^ \d/u.test(rest))
        return `included${dot === '.' && /^\s*$/u.test(rest) ? '.' : ''}`
      if (before.trim() === '' || priced.test(before)) return 'including'
      if (/^\s*(?:we|I|you)\b/iu.test(before)) return 'including'
      if (/^(?:max|maximum|min|minimum|not|no|we|you|i|from|only)$/iu.test(next)) return 'included.'
      return dot === '' ? 'including' : 'included.'
    },
  )
}
