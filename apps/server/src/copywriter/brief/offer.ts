import { isCommonWord } from '../grammar/common-words.ts'
import { wordsOf } from '../grammar/phrases.ts'
import { countPrices, isTurnable, priceFirst, readPriceItem } from './prices.ts'
import { findEcho, withoutEcho } from './echo.ts'
import { splitSentences } from './segments.ts'

/** How the offer's words join a sentence. */
export type OfferKind = 'gain' | 'price' | 'order' | 'clause' | 'label' | 'quoted'

/** Price, unit, benefit and conditions together; no part is ever used without the conditions. */
export type Offer = {
  kind: OfferKind
  /** The whole offer without closing full stop, sentence case except a plain first word. */
  full: string
  /** The first promise with everything that limits it, for small spaces. */
  core: string
  /** Whether more is said in `full` than in `core`. */
  hasMore: boolean
  /** Every statement by itself, in the owner's order. */
  lines: readonly string[]
  /** The first price or promise alone with the conditions that hold for it, shortest last. */
  shorts: readonly string[]
}

const pressure =
  /^(?:call|phone|text|ring|email|whatsapp)\b.*[\d@].*$|^ask (?:me|us)(?: (?:about it|anything|now))?$|^(?:book|call|contact|order|act|reserve|visit|click|email|message|dm|sign up|apply|buy)(?: (?:us|me|now|today|online|soon|early|here|your spot|yours|by phone|direct|it|a table))*$|^(?:hurry|don't miss|do not miss|limited time|best deal|best price|great deal|amazing|special offer|now|today only!?|wow|yes|best offer)\b.*$/iu

const benefit =
  /[$£€]|\b\d+(?:[.,]\d+)?\s*(?:%|percent|euros?|eur|usd|gbp|chf|isk|nok|sek|dkk|dollars|pounds|kr)\b|\d+\s?%|\bfree\b|\bhalf[- ]price\b|\b(?:chf|isk|nok|sek|dkk|eur|usd|gbp|nz\$)\s?\d|\bon us\b|\boff\b|\b2 for 1\b|\btwo for one\b|\bdiscount\b|\btrial\b|\bcomplimentary\b|\bbonus\b|\bsave\b/iu

const limiting =
  /\b(?:only|not|except|excluding|valid|until|before|after|minimum|min|max|from|weekdays?|weekends?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|thu|january|february|march|april|may|june|july|august|september|october|november|december|if|when|per|without|no|code|deposit|first \d+|holidays?|midweek|normally|usually|limited|up to|for groups)\b/iu

/** Reads the cleaned offer; `raw` is what the owner typed. Null when nothing usable is said. */
export function readOffer(text: string, raw: string): Offer | null {
  const parts = splitSentences(withColonKept(text)).filter(
    (part) => !pressure.test(part) && /[\p{L}\d]/u.test(part),
  )
  if (parts.length === 0) return null
  const tidy = parts.map((part) => tidied(part))
  const at = Math.max(
    0,
    tidy.findIndex((part) => benefit.test(part)),
  )
  const limits = tidy.slice(at + 1).filter((part) => limiting.test(part) && !isSeparateOffer(part))
  const spoken = tidy.map((part) => spokenOffer(part))
  const said = (part: string) => spoken[tidy.indexOf(part)] ?? part
  const core = fresh([said(tidy[at] ?? ''), ...limits.map((part) => said(part))], raw)
  const full = fresh(spoken, raw)
  return {
    kind: kindOf(spoken[at] ?? ''),
    full,
    core,
    hasMore: full !== core,
    lines: spoken.map((line) => fresh([line], raw)),
    shorts: shortForms(tidy[at] ?? '', limits),
  }
}

/** Cuts at commas outside brackets; a figure's own comma has no blank behind it. */
function pieces(part: string): string[] {
  return part
    .replace(/\([^()]*\)/gu, (aside) => aside.replaceAll(', ', '\uE003'))
    .split(/, (?!\d+ (?:or|and) \d)/u)
    .map((piece) => piece.replaceAll('\uE003', ', '))
}

/** '4 hours $600, 8 hours $1100 for up to 6 people': the end holds for every price. */
function sharedEnd(list: readonly string[]): string[] {
  const last = list.at(-1) ?? ''
  const end = last.match(/ (for (?:up to|max|at most) \d+ \p{L}+)$/iu)?.[1]
  if (
    end === undefined ||
    list.length < 2 ||
    list.slice(0, -1).some((piece) => / for /u.test(piece))
  )
    return [...list]
  return [...list.slice(0, -1), last.slice(0, -end.length - 1), end]
}

/** Each price in front of what it buys; a statement that is no price list stays as it is. */
function spokenOffer(part: string): string {
  // 'A class with shoes, harness for £25' has one price for all of it.
  if (countPrices(pieces(part)[0] ?? '') === 0) return part
  const list = sharedEnd(pieces(part))
  // Three prices and more read as a list, what is bought first.
  const items = list.map((piece) => readPriceItem(piece))
  const isList =
    items.length > 2 &&
    items.every((item) => item !== null && item.label !== '' && !/^plus /iu.test(item.price))
  if (isList) return list.join(', ')
  const said = list.map((piece, index) => {
    const item = readPriceItem(piece)
    if (item === null || !isTurnable(item)) return piece
    return index > 0 && item.label === '' && item.rest === '' ? piece : priceFirst(item)
  })
  return said.join(', ')
}

/** The first item with the notes that hold for all items, then without what is merely included. */
function shortForms(part: string, limits: readonly string[]): string[] {
  const [first = '', ...others] = sharedEnd(pieces(part))
  const item = readPriceItem(first)
  const isTerm = /\b(?:deposit|minimum|min|only|not|excluding|excl)\b/iu
  const notes = others.filter((piece) => countPrices(piece) === 0 || isTerm.test(piece))
  const terms = notes.filter((note) => limiting.test(note) || /^(?:excl|plus|not)/iu.test(note))
  const told = item !== null && isTurnable(item) ? [priceFirst(item), first] : [first]
  const joined = (text: string, more: readonly string[]) =>
    [text, ...more, ...limits.map((limit) => `; ${limit}`)].join(', ').replaceAll(', ; ', '; ')
  return [...new Set(told.flatMap((text) => [joined(text, notes), joined(text, terms)]))]
}

/** A foreign or unreadable offer is quoted, never rearranged. */
export function quotedOffer(text: string): Offer | null {
  const line = text
    .replace(/\s*\n\s*/gu, '. ')
    .replace(/"/gu, "'")
    .replace(/[.!\s]+$/u, '')
  if (line === '' || line.length > 220 || !/[\p{L}\d]/u.test(line)) return null
  const quoted = `"${line}"`
  return { kind: 'quoted', full: quoted, core: quoted, hasMore: false, lines: [quoted], shorts: [] }
}

/** 'Bread subscription: 4 loaves' is one statement, so its colon must not split it. */
function withColonKept(text: string): string {
  return text.replace(/:\s+/gu, ':\uE002').replace(/\s[–—-]+\s/gu, ', ')
}

function isSeparateOffer(part: string): boolean {
  return (
    benefit.test(part) && /[$£€]\s?\d|\bfree\b|\d+\s?%/iu.test(part) && !/\bdeposit\b/iu.test(part)
  )
}

function tidied(part: string): string {
  const text = part
    .replace(/:\uE002/gu, ': ')
    .replace(
      /^(?:our |the |my |current |this month'?s? )?(?:special |main )?(?:offer|deal|promo(?:tion)?)(?: is|:)\s*/iu,
      '',
    )
    .replace(/^(?:right now|currently|at the moment|now),?\s+/iu, '')
    .replace(
      /^(?:we|I)(?:'re| are|'m| am)? (?:offer|offering|give|giving|have|do)(?: you| everyone| customers)?\s+(?=\d|a\b|an\b|free|half|one|\p{Sc})/iu,
      '',
    )
    .replace(
      /^(?:get|receive|enjoy|claim|grab)\s+(?:yourself |your |you )?(?=\d|an?\s|free|half|\p{Sc})/iu,
      '',
    )
    .replace(/^(?:only|just)\s+(?=[$£€\d])/iu, '')
    .replace(/\s\/\s(?=(?:from )?(?:[$£€]?\d[\d.,]* ?\p{L}|\p{L}+ ))/gu, ', ')
    .replace(/, includes (?=\p{L})/iu, ', including ')
    .replace(/\bmin (\d+) max (\d+)$/iu, 'min $1, max $2')
    .replace(
      /^((?:rent|book|buy|stay|bring|pay|come|order)\b[^,]*?) (?:and )?(?=get (?:the|a|an|one|\d))/iu,
      '$1, ',
    )
    .replace(/\s*\.\s*$/u, '')
  return withPriceJoints(text.replace(/[\s,:]+$/u, '').trim())
}

/** '120 EUR adult' becomes '120 EUR per adult', '€70 adults €45 kids' two prices. */
function withPriceJoints(text: string): string {
  return text
    .replace(perOne, '$1 per $2')
    .replace(perMany, '$1 for $2')
    .replace(runTogether, '$1, $2')
}

const money = String.raw`(?:(?:[$£€]|(?:NZ|AU|A|C|CA|US)\$|(?:CHF|ISK|EUR|USD|NOK|SEK|DKK|GBP|AUD|CAD|NZD) )\d(?:[\d.,]*\d)?|\d(?:[\d.,]*\d)?\s?(?:€|£|euros?|eur|usd|isk|chf|kr|nok|sek|dkk|dollars|pounds)(?![\p{L}]))`
const perOne = new RegExp(
  `(${money}) (adult|child|person|guest|night|kid|student|dog|boat|group|day)(?![\\p{L}-]| (?:safari|trip|tour|pass|lesson))`,
  'giu',
)
const perMany = new RegExp(
  `(${money}) (adults|children|kids|students|members|seniors)(?![\\p{L}-])`,
  'giu',
)
const runTogether = new RegExp(`(${money} (?:for|per) \\p{L}+) (${money} )`, 'giu')

/** The full text; where twelve or more words would be pasted in a row, a pause is put between. */
function fresh(parts: readonly string[], raw: string): string {
  const plain = parts.map((part, index) => (index === 0 ? part : upperFirst(part))).join('. ')
  const isFresh = (text: string) => findEcho(text, 'mainOffer', raw) === null
  const noted = parts.slice(1).map((part) => lowerFirst(part))
  const tries = [
    plain,
    plain.replace(/ for (?=[$£€] ?\d)/u, ' at '),
    `${parts[0]}. Good to know: ${noted.join('; ')}`,
    ...pauses(plain),
    withoutEcho(plain, 'mainOffer', raw) ?? plain,
  ]
  return tries.find((text) => isFresh(text) && !text.endsWith(': ')) ?? plain
}

const price = /[$£€]\s?\d|\d\s?(?:€|euros?|dollars|pounds)/iu

const conditional =
  /^(?:only|not|valid|until|normally|usually|excluding|except|weekdays?|weekends?|mon|tue|wed|thu|fri|sat|sun|mondays?|january|february|march|april|may|june|july|august|september|october|november|december|if|when|minimum|min|max|\d+ nights? minimum)\b/iu

/** A bracket or comma turned into a note of its own. */
function pauses(text: string): string[] {
  const bracket = text.replace(/ \(([^()]*)\)/u, '. Terms: $1')
  const outside = text.replace(/\([^()]*\)/gu, (aside) => aside.replaceAll(', ', ' \uE003'))
  const commas = [...outside.matchAll(/, /gu)].flatMap(({ index }) => {
    const tail = outside.slice(index + 2)
    // A price behind a pause would seem to be the price of what stands beside it.
    if (price.test(tail) && !price.test(outside.slice(0, index))) return []
    return `${outside.slice(0, index)}${asNote(tail)}`.replaceAll(' \uE003', ', ')
  })
  const isConditional = (line: string) => line.includes('. Terms: ')
  return [
    bracket,
    ...commas.toSorted((a, b) => Number(isConditional(b)) - Number(isConditional(a))),
  ]
}

/** ', including wetsuit and shuttle, weekdays' becomes ', wetsuit and shuttle included, weekdays'. */
function asNote(tail: string): string {
  const [, things, rest] =
    /^(?:including|incl\.?|with|plus) ([^,;]+)(?:, (.+))?$/iu.exec(tail) ?? []
  if (things !== undefined && rest?.includes(' and ') === true) return `, with ${things}, ${rest}`
  if (things !== undefined) {
    return `, ${things} included${rest === undefined ? '' : `, ${rest}`}`
  }
  return `. ${conditional.test(tail) ? 'Terms' : 'Also'}: ${tail}`
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && isCommonWord(text.match(/^\p{L}+/u)?.[0] ?? '')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function kindOf(part: string): OfferKind {
  const lower = part.toLowerCase()
  if (
    /^(?:book|buy|try|join|bring|stay|come|rent|hire|order|sign|download|start|learn|pay|subscribe|refer|reserve|save|spend|take|ask|request)\b/u.test(
      lower,
    )
  )
    return 'order'
  if (
    /^(?:from )?(?:[$£€]|(?:nz|au|a|c|ca|us)\$|chf|isk|eur|usd|nok|sek|dkk|gbp|aud|cad|nzd)\s?\d|^\d[\d.,]*\s?(?:€|euros?|eur|usd|isk|chf|kr|nok|sek|dkk|dollars|pounds)\b|^\d[\d.,]*€/u.test(
      lower,
    )
  )
    return 'price'
  if (
    /^(?:\d+\s?%(?: off| discount)|free\b|a free|an? \p{L}+|half[- ]price|complimentary|two for one|2 for 1)/u.test(
      lower,
    ) &&
    !/\b(?:is|are|goes|go|gets|get|pays)\b/u.test(lower)
  )
    return 'gain'
  if (/\b(?:is|are|goes|go|gets|get|pays|pay|we|you)\b/u.test(lower) && wordsOf(lower).length > 3)
    return 'clause'
  return 'label'
}
