import { isCommonWord } from '../grammar/common-words.ts'
import { wordsOf } from '../grammar/phrases.ts'
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
  const followers = tidy.slice(at + 1)
  const limits = followers.filter((part) => limiting.test(part) && !isSeparateOffer(part))
  const core = [tidy[at], ...limits].join('. ')
  const full = fresh(tidy, raw)
  return { kind: kindOf(tidy[at] ?? ''), full, core, hasMore: full !== core }
}

/** A foreign or unreadable offer is quoted, never rearranged. */
export function quotedOffer(text: string): Offer | null {
  const line = text
    .replace(/\s*\n\s*/gu, '. ')
    .replace(/"/gu, "'")
    .replace(/[.!\s]+$/u, '')
  if (line === '' || line.length > 220 || !/[\p{L}\d]/u.test(line)) return null
  return { kind: 'quoted', full: `"${line}"`, core: `"${line}"`, hasMore: false }
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
    .replace(/\s\/\s/gu, ', ')
    .replace(
      /^((?:rent|book|buy|stay|bring|pay|come|order)\b[^,]*?) (?:and )?(?=get (?:the|a|an|one|\d))/iu,
      '$1, ',
    )
    .replace(/\s*\.\s*$/u, '')
  return withPriceJoints(text.replace(/[\s,:]+$/u, '').trim())
}

/** '4 hours $600' becomes '4 hours at $600', '120 EUR adult' '120 EUR per adult'. */
function withPriceJoints(text: string): string {
  const money = String.raw`(?:(?:[$£€]|(?:NZ|AU|A|C|CA|US)\$|(?:CHF|ISK|EUR|USD|NOK|SEK|DKK|GBP|AUD|CAD|NZD) )\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euros?|eur|usd|isk|chf|kr|nok|sek|dkk|dollars|pounds)(?![\p{L}]))`
  return text
    .replace(
      new RegExp(
        `(?<![\\p{L}'-])((?!(?:for|at|from|of|only|just|save|pay|pays|both|normally|usually|than|was|instead|over|under|extra|or|and|to|a|an|is|are|costs?|get|worth|early|deposit|until|x|per|plus|spend|now|off|your|first|then)\\b)\\p{L}[\\p{L}-]+) (?=${money})`,
        'giu',
      ),
      '$1 at ',
    )
    .replace(
      new RegExp(
        `(${money}) (adult|child|person|guest|night|kid|student|dog|boat|group)(?![\\p{L}-])`,
        'giu',
      ),
      '$1 per $2',
    )
    .replace(
      new RegExp(`(${money}) (adults|children|kids|students|members|seniors)(?![\\p{L}-])`, 'giu'),
      '$1 for $2',
    )
}

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
