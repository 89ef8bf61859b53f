import { withLongDates } from './long-dates.ts'

const start = String.raw`(?<![\p{L}\p{N}_'’/])`
const end = String.raw`(?![\p{L}\p{N}_'’/])`
const form = (short: string, long: string): readonly [RegExp, string] => [
  new RegExp(`${start}(?:${short})${end}`, 'giu'),
  long,
]
/** The full stop of a short form, where no sentence ends with it. */
const shortStop = String.raw`(?:\.(?= ?[\d,;)]))?`
/** '$75 hr' may be a price for whatever: money has no unit without a word between. */
const noMoney = String.raw`(?<!(?:[$€£¥₹]|\p{Lu}{3}|\p{Lu}{2}\$|R|Rs) ?[\d.,' ]*)`
const counted = (units: string, long: string): readonly [RegExp, string] => [
  new RegExp(String.raw`${noMoney}(?<=\d) ?(?:${units})${end}${shortStop}`, 'gu'),
  long,
]
const thing =
  '(?:person|adult|child|group|couple|family|boat|night|day|hour|week|month|lesson|class)'

/**
 * What people write short and what can mean one thing only. No figure moves, joins another or changes its unit; whatever
 * may mean two things stays as it is typed, and keeps its line out of the texts.
 */
const forms: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}_])w\/o(?= )/giu, 'without'],
  [/(?<![\p{L}\p{N}_])w\/ ?(?=[\p{L}\d])/giu, 'with '],
  [/(?<=\p{L}{2}[)"]?) ?[&+] ?(?=\p{L}{2})/gu, ' and '],
  [/(?<=\p{L}{2}) n (?=\p{L}{2})/gu, ' and '],
  [/(?<=\p{L}{2}) \/ (?=\p{L}{2})/gu, ', '],
  [/(?<=\p{L} )@ (?=\p{L})/gu, 'at '],
  [/(?<=^|[\s(])~ ?(?=\d)/gu, 'about '],
  [new RegExp(String.raw`(?<=[\d€$£]|\p{Lu}{3}) ?\/ ?(?:p|pers|pax)${end}`, 'gu'), ' per person'],
  [/ ?(?<![\p{L}_])(?:p\.p\.?|pp)(?=[\s,;.!)/]|$)/giu, ' per person'],
  [new RegExp(String.raw`(?<=[\d€$£]|\p{Lu}{3}) ?\/ ?h(?:r|our)?${end}`, 'gu'), ' per hour'],
  [new RegExp(String.raw`(?<=[\d€$£]|\p{Lu}{3}|kr) ?\/ ?(?=${thing}${end})`, 'gu'), ' per '],
  form('(?:per|pr) (?:pers|pax|person)', 'per person'),
  [
    /(?<=\p{L} |\d )pr (?=(?:guide|boat|group|day|night|hour|coach|instructor|adult|child)(?!\p{L}))/giu,
    'per ',
  ],
  [
    new RegExp(String.raw`${start}(first|every|per|an|each|extra|last|half an) hr${end}`, 'giu'),
    '$1 hour',
  ],
  [
    new RegExp(String.raw`${noMoney}(?<=(?<![\d.,:–-])1) ?(?:[Hh]rs?|h)${end}${shortStop}`, 'gu'),
    ' hour',
  ],
  counted('[Hh]rs?|h', ' hours'),
  counted('[Mm]ins?', ' minutes'),
  counted('ppl|pax|pers', ' people'),
  counted('wks', ' weeks'),
  counted('mths', ' months'),
  counted('y\\/o|yo', ' years old'),
  [/(?<![\p{L}\p{N}_])max(?:\.(?= ))?(?= (?:\d|age|height|weight))/giu, 'maximum'],
  [/(?<![\p{L}\p{N}_])min(?:\.(?= ))?(?= (?:\d|age|height|weight))/giu, 'minimum'],
  [/(?<=\p{L}{2} )incl(?=$|[,;)]|\.(?:$|\s+(?:max|min|no |not |$)))/gmu, 'included'],
  [/(?<![\p{L}\p{N}_])(?:app?rox|abt)\.? (?=\d)/giu, 'about '],
  [/(?<![\p{L}\p{N}_])nr\.? (?=\p{Lu})/gu, 'near '],
  form('u', 'you'),
  form('ppl', 'people'),
  form('yrs', 'years'),
  form('wkdays', 'weekdays'),
  form('wknds', 'weekends'),
  form('pls|plz', 'please'),
  form('xmas', 'Christmas'),
]

/** Safe short forms written out, days and months whole; those of English. */
export function withLongForms(text: string): string {
  return forms.reduce((all, [from, to]) => all.replace(from, to), withLongDates(text))
}
