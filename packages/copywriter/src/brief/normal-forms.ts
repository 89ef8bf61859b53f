/** One way of writing dates, times, amounts and ranges, so that what reads them needs one form each. */

const months: readonly (readonly [RegExp, string])[] = [
  [/\bjan(?:uary)?\b/iu, 'January'],
  [/\bfeb(?:ruary)?\b/iu, 'February'],
  [/\bmar(?:ch)?\b/iu, 'March'],
  [/\bapr(?:il)?\b/iu, 'April'],
  [/\bmay\b/iu, 'May'],
  [/\bjune?\b/iu, 'June'],
  [/\bjuly?\b/iu, 'July'],
  [/\baug(?:ust)?\b/iu, 'August'],
  [/\bsept?(?:ember)?\b/iu, 'September'],
  [/\boct(?:ober)?\b/iu, 'October'],
  [/\bnov(?:ember)?\b/iu, 'November'],
  [/\bdec(?:ember)?\b/iu, 'December'],
]
const monthName = months
  .map(([name]) => name.source.replace(/^\\b/u, '').replace(/\\b$/u, ''))
  .join('|')

const days: readonly (readonly [RegExp, string])[] = [
  [/^mon/iu, 'Monday'],
  [/^tue/iu, 'Tuesday'],
  [/^wed/iu, 'Wednesday'],
  [/^thu/iu, 'Thursday'],
  [/^fri/iu, 'Friday'],
  [/^sat/iu, 'Saturday'],
  [/^sun/iu, 'Sunday'],
]
const dayName = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'

const joint = String.raw`\.?\s?(?:[-–+&/,]|to|thru|through|until|till|and)\s?`

/** A name of a month or day standing beside another, by a dash, a plus or a word. */
const linkedMonths = new RegExp(
  `(?<![\\p{L}\\d])(?:mid[- ])?(?:${monthName})(?:${joint}(?:mid[- ])?(?:${monthName}))+(?![\\p{L}])`,
  'giu',
)
const linkedDays = new RegExp(
  `(?<![\\p{L}\\d])${dayName}(?:${joint}${dayName})+(?![\\p{L}])`,
  'giu',
)
const datedMonth = new RegExp(
  `(?<![\\p{L}])(${monthName})\\.? (?=\\d{1,2}(?!\\d|%| ?%))|(?<=(?<![\\d.,$£€])\\d{1,2}\\.? )(${monthName})\\b|(?<=\\b(?:end of|until|till|by|before|since) )(${monthName.replace(/\|[^|]*may[^|]*/u, '')})\\b`,
  'giu',
)

/** 'pickup downtown 8 am' lacks its 'at'. */
const bareHour =
  /(?<=\p{L}(?<!\b(?:at|to|from|before|after|until|till|by|and|or|of|than))) (?=\d{1,2}(?::\d\d)? [ap]m\b)/giu

/** '24 dec - 2 jan', '1 Feb – 30 Nov'. */
const dayFirstSpan = new RegExp(
  `\\b(\\d{1,2})\\.? (${monthName})\\.? ?(?:[-–]|to|till|until) ?(\\d{1,2})\\.? (${monthName})\\b\\.?`,
  'giu',
)
/** 'may 2.100€' beside a price, 'sept' anywhere. */
const pricedMonth = new RegExp(
  `\\b(${monthName})\\b\\.?(?= (?:[$£€]\\d|\\d[\\d.,]*(?:€| ?(?:eur|kr)\\b)))|\\b(sept)\\b(?:\\.(?= \\d))?`,
  'giu',
)
/** 'mo we fr'. */
const shortDays =
  /\b(?:mo|tu|we|th|fr|sa|su)(?:(?: |, ?| ?\+ ?| and )(?:mo|tu|we|th|fr|sa|su))+\b(?= ?(?:at )?\d)|\b(?:mo|tu|we|th|fr|sa|su)(?= \d{1,2}[.:]\d\d)/giu
const twoLetters: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
}

/** 'mo-fr'. */
const shortSpan = /\b(mo|tu|we|th|fr|sa|su) ?[-–] ?(mo|tu|we|th|fr|sa|su)\b/giu

function dayOf(short: string): string {
  return twoLetters[short.toLowerCase()] ?? short
}

function spellShortDays(found: string): string {
  const names =
    found
      .toLowerCase()
      .match(/mo|tu|we|th|fr|sa|su/gu)
      ?.map((day) => twoLetters[day] ?? day) ?? []
  return names.length < 2
    ? (names[0] ?? found)
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** 'sat mornings', 'on fri'. */
const loneDay =
  /\b(mon|tues?|wed|thurs?|thu|fri|sat|sun)\b\.?(?= (?:mornings?|afternoons?|evenings?|nights?|only|at \d|from \d)\b)/giu

/** 'June 5 - August 28'. */
const spanOfDates = new RegExp(
  `((?:${monthName}) \\d{1,2}) ?[-–] ?((?:${monthName}) \\d{1,2})`,
  'giu',
)

function fullName(word: string, names: readonly (readonly [RegExp, string])[]): string {
  return names.find(([sign]) => sign.test(word))?.[1] ?? word
}

/** Each name in full; a dash or 'to' between two stays a range, everything else lists them. */
function spellLinked(
  whole: string,
  name: RegExp,
  names: readonly (readonly [RegExp, string])[],
): string {
  const words = whole.match(name) ?? []
  const joints = whole.split(name).slice(1, -1)
  const ranges: string[] = []
  words.forEach((word, index) => {
    const isMany = /days$/iu.test(word) ? 's' : ''
    const middle = /^mid/iu.test(word) ? 'mid-' : ''
    const full = `${middle}${fullName(word.replace(/^mid[- ]/iu, ''), names)}${isMany}`
    const isRange =
      index > 0 && /[-–]|\bto\b|thru|through|until|till/iu.test(joints[index - 1] ?? '')
    if (isRange) ranges.push(`${ranges.pop() ?? ''} to ${full}`)
    else ranges.push(full)
  })
  return ranges.length < 2
    ? (ranges[0] ?? whole)
    : `${ranges.slice(0, -1).join(', ')} and ${ranges.at(-1)}`
}

const anyMonth = new RegExp(`(?:mid[- ])?(?:${monthName})(?![\\p{L}])`, 'giu')
const anyDay = new RegExp(dayName, 'giu')

/** 'april - october' becomes 'April to October', 'Mon/Wed' 'Monday and Wednesday'. */
export function withPlainDates(text: string): string {
  return text
    .replace(shortSpan, (_, from: string, to: string) => `${dayOf(from)} to ${dayOf(to)}`)
    .replace(shortDays, spellShortDays)
    .replace(/\bin may\b/gu, 'in May')
    .replace(
      dayFirstSpan,
      (_, from: string, first: string, to: string, last: string) =>
        `${from} ${fullName(first, months)} to ${to} ${fullName(last, months)}`,
    )
    .replace(pricedMonth, (found) => fullName(found.replace('.', ''), months))
    .replace(spanOfDates, '$1 to $2')
    .replace(loneDay, (_, day: string) => fullName(day, days))
    .replace(linkedMonths, (whole) => spellLinked(whole, anyMonth, months))
    .replace(linkedDays, (whole) => spellLinked(whole, anyDay, days))
    .replace(datedMonth, (whole) => {
      const name = whole.trim()
      return whole.replace(name, fullName(name, months))
    })
    .replace(
      /\b(\d{1,2}(?::\d\d)?) ?(am|pm)\b/giu,
      (_, time: string, half: string) => `${time} ${half.toLowerCase()}`,
    )
    .replace(
      /\b(\d{1,2}(?::\d\d)?)(?: (am|pm))? ?[-–] ?(\d{1,2}(?::\d\d)? (?:am|pm))\b/giu,
      (_, from: string, half: string | undefined, to: string) =>
        `${from}${half === undefined ? '' : ` ${half}`} to ${to}`,
    )
    .replace(bareHour, ' at ')
}

const amounts: readonly (readonly [RegExp, string])[] = [
  // Feet and inches, before their marks are taken for quotes.
  [/(\d)'(\d{1,2})"/gu, '$1 ft $2 in'],
  [/(?<![\p{L}\d.,])(\d[\d.,]*) ?[-–] ?(\d[\d.,]*) ?([€£])(?!\d)/gu, '$3$1–$2'],
  [/(?<![\p{L}\d.,])(\d[\d.,]*) ?([€£])(?![\d])/gu, '$2$1'],
  [/([$€£])(\d+),-(?!\d)/gu, '$1$2'],
  [/\+ ?(?=(?:[$€£]|R|[A-Z]{3} ?)\d)|\bplus (?=[$€£]\d)/gu, 'plus '],
  [/\s-(\d+ ?%)/gu, ' $1 off'],
  [/(?<=\+ ?\d{1,2})A\b/gu, ' amp'],
  [/\bp\.? ?p\.? ?p\.? ?n\b\.?/giu, 'per person per night'],
  [/(\d) ?(?:p\.p\.?|pp|p\/p|pP)(?![\p{L}])/gu, '$1 per person'],
  [/\bpr\.? ?pers(?:on)?\b\.?/giu, 'per person'],
  [/(?<=\d ?)p\/m\b/giu, ' per month'],
  [/(?<=\d) ?\/ ?mths?\b/giu, ' per month'],
  [/\b(child|children|kids?) -(?=\d)/giu, '$1 under '],
  [/\bp\.p\.(?= |$)|\bp\.? ?P\b\.?|\bpP\b/gu, 'per person'],
  [/(\d)\/(?:h|hr|hour)\b/giu, '$1 per hour'],
  [/ ?\/ ?(?:h|hr)\b/giu, ' per hour'],
  [/ ?\/ ?wk\b/giu, ' per week'],
  [/ ?\/ ?(?:pc|pcs|piece|stk|st)\b\.?/giu, ' each'],
  [/ ?\/ ?mo(?:nth)?\b/giu, ' per month'],
  [/(\d)\/(?:person|pers|pax|adult)\b/giu, '$1 per person'],
  [/(?<=\d)(?<!\b1)\s?[-–]\s?(?=\d)|(?<=\b1)[-–](?=\d)(?!2[-–]1)/gu, '–'],
  [
    /\b(\d+) ?[x×] ?(?=(?:per|a|nightly|daily|weekly) )|\b(\d+)x (?=nightly|daily|weekly)/giu,
    '$1$2 times ',
  ],
  [/\breg\.? (?=[$€£]\d)/giu, 'regularly '],
  [/\bw(?:ee)?kdays?\b/giu, 'weekdays'],
  [/\bexcl?\.? (?=\p{L})/giu, 'excluding '],
  [/\bex\. (?=VAT\b)/giu, 'excluding '],
  [/(?<![\p{L}])~ ?(?=\d)|\bca\.? (?=[\d$€£])|\bapprox\.? (?=[\d$€£])/giu, 'about '],
  [/\bno\.? of\b/giu, 'number of'],
  [/\bthru\b(?! hik)/giu, 'through'],
  [/(?<=\d)(?=(?:m|km|ft|kg|lbs)\b)/gu, ' '],
  [/\bpick up (?=from|in|at|by)/giu, 'pick-up '],
  [
    /(?<=\b(?:daily|open|day|September|October|weekends) )(\d{1,2})[-–](\d{1,2}) ?h\b/giu,
    'from $1 to $2 h',
  ],
  [/\b(\d+),5(?=(?: ?[-–] ?\d+)? ?(?:h|hr|hrs|hours?|km|miles?)\b)/giu, '$1.5'],
  [/\b1st (?=\p{L})/gu, 'first '],
  [/\b2nd (?=\p{L})/gu, 'second '],
  [/\bfav\b/giu, 'favourite'],
  [/\bchoc\b/giu, 'chocolate'],
  [/\bsibs\b/giu, 'siblings'],
  [/\bincl\.? ?(?=\))/giu, 'included'],
  [/\bnot incl\b(?!\.)/giu, 'not included'],
  [/\bpartys\b/giu, 'parties'],
  [/(?<=\d )euro\b(?!s)/giu, 'euros'],
  [
    /(?<=[\p{L})]) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) to (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<!\b(?:from|in|until|to|of|and|for|or|open|daily|season|mid) )/gu,
    ' from ',
  ],
  [/\bnite\b/giu, 'night'],
  [/\barvo\b/giu, 'afternoon'],
]

/** '25€ pp' becomes '€25 per person', '-5%' '5% off'. */
export function withPlainAmounts(text: string): string {
  return amounts.reduce((all, [from, to]) => all.replace(from, to), text)
}
