import { capitalised } from '../grammar/phrases.ts'
import { isClause } from './clauses.ts'
import { countPrices, pricePattern, withoutSumMarks, withPlainMoney } from './money.ts'
import { isLimiting, isOwed, isPromise } from './offer-conditions.ts'
import { withoutLongRuns } from './offer-echo.ts'
import { sayPrices } from './price-list.ts'
import { splitCommas, splitSentences } from './sentences.ts'

/** The offer in the owner's words and order: prices with their units and conditions, which never part. */
export type Offer = {
  /** All of it as sentences, without the last full stop: begins with a capital or a price. */
  full: string
  /** Every statement by itself, in the owner's order, without closing marks. */
  lines: readonly string[]
  /** The first promise with what limits it, then shorter; the shortest may leave conditions to the page. */
  shorts: readonly { text: string; isWhole: boolean }[]
  /** In another language: told word for word, in quotes. */
  isQuoted: boolean
}

/** Reads the cleaned offer; `raw` is what the owner typed. Null when nothing usable is said. */
export function readOffer(text: string, raw: string): Offer | null {
  const said = splitSentences(withSafeStops(withPlainMoney(text)))
    .filter((line) => !isPressure(line))
    .map((line) => withoutSumMarks(sayPrices(tidied(line))))
    .filter((line) => line !== '')
  const lines = withoutLongRuns(said, raw).map((line) => capitalised(line))
  if (lines.length === 0) return null
  return { full: lines.join('. '), lines, shorts: shortsOf(lines), isQuoted: false }
}

/** A foreign or unreadable offer is quoted, never rearranged. */
export function quotedOffer(text: string): Offer | null {
  const line = text
    .replace(/\s*\n\s*/gu, '. ')
    .replace(/"/gu, "'")
    .replace(/[.!\s]+$/u, '')
  if (line === '' || line.length > 220 || !/[\p{L}\d]/u.test(line)) return null
  const quoted = `"${line}"`
  return {
    full: quoted,
    lines: [quoted],
    shorts: [{ text: quoted, isWhole: true }],
    isQuoted: true,
  }
}

/** Full stops that end no sentence go: '4 pers. (sat 2 900)', 'after 15.6. 50 %', 'eq. workshop'. */
function withSafeStops(text: string): string {
  return text
    .replace(
      /(?<=\d) ?[Pp]ers(?:ons?)?\b(?:\.(?=,| ?\(| [$£€]\d| (?:per|or|and|for|in|on)\b))?/gu,
      ' people',
    )
    .replace(/\b1 people\b/gu, '1 person')
    .replace(/[¡¿]|(?<= )\/\/(?= )/gu, (mark) => (mark === '//' ? ';' : ''))
    .replace(/(?<![$£€\d.,])(\d{1,2}\.\d{1,2})\.(?=,| \d)/gu, '$1')
    .replace(/\b(eq)\.(?= \p{Ll})|\b(no|nr)\.(?= \d)/gu, '$1$2')
}

const order =
  /^(?:book|call|contact|order|act|reserve|visit|click|email|message|dm|sign up|apply|buy|enquire)(?: (?:us|me|now|today|online|soon|early|here|your spot|yours|by phone|direct|it|a table|on our website))*$|^(?:call|phone|text|ring|email|whatsapp)\b.{0,24}(?:\d[\d ()-]{5,}\d|@).{0,24}$|^see (?:the |our )?(?:prices|price list|above|below|website)(?: above| below)?$|^ask (?:me|us)(?: (?:about it|anything|now))?$/iu
const hurry =
  /^(?:hurry(?: up)?|don't miss(?: (?:out|it|this))?|do not miss(?: (?:out|it|this))?|limited time(?: only| offer)*|(?:best|great|good|amazing|special|cheap)(?: (?:price|deal|offer|value|rate)s?)?(?: (?:guaranteed|ever|only|today|now|in town|here))*|now|today only|wow|yes)$/iu

/** Words that only push are left out; a line with anything else in it never is. */
function isPressure(line: string): boolean {
  return order.test(line) || hurry.test(line)
}

/** How owners open an offer, and their short forms; nothing that is said goes. */
const mends: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:our |the |my |current |this month'?s? )?(?:special |main )?(?:offer|deal|promo(?:tion)?)(?: is|:)\s*/iu,
    '',
  ],
  [/^(?:and|also|but|so|ok|yes|btw|ps)[,:]? (?=\p{L})/iu, ''],
  [/^(?:right now|currently|at the moment),?\s+/iu, ''],
  [
    /^(?:we|I)(?:'re| are|'m| am)? (?:offer|offering|give|giving|have|do)(?: you| everyone| customers)?\s+(?=\d|an? |free|half|one|\p{Sc})/iu,
    '',
  ],
  [
    /^((?:rent|book|buy|stay|bring|pay|come|order)\b[^,]*?) (?:and )?(?=get (?:the|a|an|one|\d))/iu,
    '$1, ',
  ],
  [
    /^(?:get|receive|enjoy|claim|grab)\s+(?:yourself |your |you )?(?=\d|an?\s|free|half|\p{Sc})/iu,
    '',
  ],
  [
    /(?<=\d|\btrial|\bnight|\bpeople|\bperson|\bhours?) (?=no (?:card|credit card|deposit|booking|referral)\b)|(?<=\b(?:class|walk|visit|lesson|session|weekdays)) (?=new (?:visitors|customers|clients|patients|members) only\b)|(?<=\bincluded) (?=\p{L}+ not included)/giu,
    ', ',
  ],
  [/(?<=[\d\p{Co}]) (?=(?:max|min)(?:imum)? \d)/giu, ', '],
  [/\bmin (?=\d)/giu, 'minimum '],
  [/\bmax (?=\d)/giu, 'maximum '],
  [/(?<=\b\d+ (?:nights?|days?|weeks?|months?|people|hours?)) min\b\.?/giu, ' minimum'],
  [/\b(?:is|are) must\b/giu, 'is a must'],
  [/\bgets? (?:your |the |their )?money[- ]back\b/giu, 'are paid back'],
  [/\b(\d+)[- ]days? money[- ]back(?: guarantee)?\b/giu, '$1 days to be paid back'],
  [/(?<=\bdays) money[- ]back(?: guarantee)?\b/giu, ' to be paid back'],
  [/\bfull money[- ]back\b/giu, 'all paid back'],
  [/(?<!\b(?:your|the) )\bmoney back\b/giu, 'you are paid back'],
  [/(?<=^|, )must (?=(?:be|know|have|wear|bring|sign|swim)\b)/giu, 'you must '],
  [/(?<=[\p{L}\d])\((?=[\p{L}\d]{2})/gu, ' ('],
  [
    /\bmiddle (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
    'mid-',
  ],
  [/\bbring own (?=\p{L})/giu, 'bring your own '],
  [/(?<=\p{L}),? its (?=\p{L}+ed\b)/giu, ', it is '],
  [/\bits (?=[$£€]?\d)|(?<=\bif )its (?=\p{L})/gu, "it's "],
  [
    /^(if [^,]+?)(?<!\b(?:than|that|what|when|and|or|where|which|as|until)) (?=(?:we|you|it|they) \p{L})/iu,
    '$1, ',
  ],
  [
    /(\d)-(year|month|week) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|for|free|with|if|\p{Sc})/giu,
    '$1 $2 ',
  ],
  [/\s{2,}/gu, ' '],
]

function tidied(line: string): string {
  return mends.reduce((all, [from, to]) => all.replace(from, to), line).trim()
}

/**
 * The first promise with every note, then ever fewer words of it. A short always ends where another
 * price begins, so that no price stands beside another's label; it is whole when no condition is left.
 */
function shortsOf(lines: readonly string[]): Offer['shorts'] {
  const at = Math.max(
    0,
    lines.findIndex((line) => isPromise(line)),
  )
  const line = lines[at] ?? ''
  const notes = lines.filter(
    (other, index) =>
      index !== at && ((countPrices(other) === 0 && isLimiting(other)) || isOwed(other)),
  )
  const list = [line, ...beginnings(line), ...barePrice(line)].flatMap((text) => {
    const left = boundBehind(line, text)
    const isCut = left !== '' || (text !== line && isClause(line))
    return [
      { text: [text, ...notes].join('. '), isWhole: !isCut },
      ...(notes.length > 0 ? [{ text, isWhole: false }] : []),
    ]
  })
  const whole = list.filter(({ isWhole }) => isWhole)
  const parted = list.filter(({ isWhole }) => !isWhole)
  return [...whole, ...parted]
}

/** 'Six nights in camp with all meals cost US$1,190 per person in a group of six' in its shortest form. */
function barePrice(line: string): string[] {
  const [told = ''] = line.split(/\. /u)
  const match =
    /^((?:an? |the )?[^,;:]{3,40}?)(?: (?:with|including|for) .*?)? (is|are|costs?|comes to|come to) (?=[^\p{L}\s]*\d|[A-Z]{1,3}\$? ?\d)/iu.exec(
      told,
    )
  if (match === null) return []
  const [before, what = '', verb = ''] = match
  const [price] = pricePattern.exec(told.slice(before.length)) ?? []
  return price === undefined ? [] : [`${what} ${verb} ${price}`]
}

/** The line up to where its second, third … price begins, longest first, and its first promise alone. */
function beginnings(line: string): string[] {
  if (isClause(line)) {
    const [bare = line] = line.split(
      /,? (?:and includes?|and covers?|including|with|plus|as well as) (?!(?:VAT|GST|HST|tax)\b)/u,
    )
    return bare.length < line.length && countPrices(bare) > 0 ? [bare] : []
  }
  const parts = splitCommas(line)
  const firstAt = parts.findIndex((part) => isPromise(part))
  if (firstAt < 0) return []
  const ends = parts.flatMap((part, at) => (at > firstAt && isPromise(part) ? [at] : []))
  return [...new Set([...ends.toReversed(), firstAt + 1])]
    .filter((end) => end < parts.length)
    .map((end) => parts.slice(0, end).join(', '))
}

/** What of the line may still belong to its beginning: up to the next price, and what closes the line. */
function boundBehind(line: string, beginning: string): string {
  const parts = splitCommas(line.slice(beginning.length))
  const firstAt = parts.findIndex((part) => isPromise(part))
  if (firstAt < 0) return parts.join(', ')
  const lastAt = parts.findLastIndex((part) => isPromise(part))
  return [
    ...parts.slice(0, firstAt),
    ...parts.slice(lastAt + 1),
    ...parts.filter((part) => isOwed(part)),
  ].join(', ')
}
