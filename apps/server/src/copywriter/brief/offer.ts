import { capitalised, numberOfHead, articleFor } from '../grammar/phrases.ts'
import { isClause, isOrder } from './clauses.ts'
import { findEcho, withoutEcho } from './echo.ts'
import { countPrices, findPrice, withPlainMoney } from './money.ts'
import { splitCommas, splitSentences } from './sentences.ts'
import { tidied } from './tidy-statement.ts'

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

const pressure =
  /^see (?:the |our )?(?:prices|price list|above|below|website).*$|^(?:call|phone|text|ring|email|whatsapp)\b.*[\d@].*$|^ask (?:me|us)(?: (?:about it|anything|now))?$|^(?:book|call|contact|order|act|reserve|visit|click|email|message|dm|sign up|apply|buy|enquire)(?: (?:us|me|now|today|online|soon|early|here|your spot|yours|by phone|direct|it|a table|on our website))*$|^(?:hurry|don't miss|do not miss|limited time|best deal|best price|great deal|amazing|special offer|now|today only!?|wow|yes|best offer|cheap|good price)\b.*$/iu
const benefit =
  /\d ?(?:%|percent)|\bfree\b|\bhalf[- ]price\b|\bon us\b|\boff\b|\b\d for \d\b|\btwo for one\b|\bdiscount\b|\btrial\b|\bcomplimentary\b|\bfor the price of\b|\bvoucher\b/iu
const limiting =
  /\b(?:only|not|except|excluding|valid|until|till|before|after|minimum|min|max|weekdays?|weekends?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|if|when|without|no|code|deposit|holidays?|midweek|limited|up to|must|depend\w*|refund|cancel\w*|new (?:clients?|customers?|visitors?|patients?|members?))\b/iu

/** Reads the cleaned offer; `raw` is what the owner typed. Null when nothing usable is said. */
export function readOffer(text: string, raw: string): Offer | null {
  const lines = splitSentences(
    withPlainMoney(withColonKept(text)).replace(/ \/ (?=\p{L}[^/\n]*\d)/gu, '; '),
  )
    .map((line) => line.replaceAll(':\uE002', ': '))
    .filter((line) => !pressure.test(line))
    .map((line) => offerLine(line))
    .filter((line) => line !== '')
    .flatMap((line) => freshLines(line, raw))
  if (lines.length === 0) return null
  return {
    full: joined(lines, raw),
    lines: lines.map((line) => capitalised(line)),
    shorts: shortsOf(lines),
    isQuoted: false,
  }
}

/** In other words, or parted where a second statement begins. */
function freshLines(line: string, raw: string): string[] {
  const whole =
    withoutEcho(line, 'mainOffer', raw) ??
    withoutEcho(line.replace(/ and (?=[^,]*$)/u, ' & '), 'mainOffer', raw)
  if (whole !== null) return [whole]
  const parts = line.split(
    /, (?:and|but|so) (?=\p{L})|, (?=(?:other|in|not|with|after|white|all|each|every|up to)\b)| and (?=(?:includes|the|we|you) )/iu,
  )
  const told = parts.map((part) => withoutEcho(part, 'mainOffer', raw) ?? part)
  return told.length > 1 && told.every((part) => part.split(' ').length > 2) ? told : [line]
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

/** 'Bread subscription: 4 loaves' is one statement, so its colon must not split it. */
function withColonKept(text: string): string {
  return text.replace(/:\s+/gu, ':\uE002')
}

function offerLine(line: string): string {
  const text = tidied(line)
    .replace(
      /^(?:our |the |my |current |this month'?s? )?(?:special |main )?(?:offer|deal|promo(?:tion)?)(?: is|:)\s*/iu,
      '',
    )
    .replace(/^(?:right now|currently|at the moment|now),?\s+/iu, '')
    .replace(
      /^(?:we|I)(?:'re| are|'m| am)? (?:offer|offering|give|giving|have|do)(?: you| everyone| customers)?\s+(?=\d|an? |free|half|one|\p{Sc})/iu,
      '',
    )
    .replace(
      /^((?:rent|book|buy|stay|bring|pay|come|order)\b[^,]*?) (?:and )?(?=get (?:the|a|an|one|\d))/iu,
      '$1, ',
    )
    .replace(
      /^(?:get|receive|enjoy|claim|grab)\s+(?:yourself |your |you )?(?=\d|an?\s|free|half|\p{Sc})/iu,
      '',
    )
    .replace(/ (?=(?:min|minimum|max|maximum) \d)/giu, (blank, at: number, all: string) =>
      all.charAt(at - 1) === ',' || all.charAt(at - 1) === '(' ? blank : ', ',
    )
    .replace(
      /(?<![,(]) (?=new (?:visitors|customers|clients|patients|members) only\b|no (?:card|credit card|deposit|booking|referral)\b|weekdays only\b)|(?<=[\d€£$]|person|day|night|each) (?=valid (?:until|till|from|for|\d))/giu,
      ', ',
    )
    .replace(/\bmin (?=\d)/giu, 'minimum ')
    .replace(/\bmax (?=\d)/giu, 'maximum ')
    .replace(/, not ([\p{L}]+(?: [\p{L}]+)?)$/iu, ', $1 not included')
    .replace(/,? its (?=\p{L}+ed\b)/iu, ', it is ')
    .replace(/^(if [^,]+?) (?=(?:we|you|it|they) )/iu, '$1, ')
    .trim()
  if (isClause((splitCommas(text)[0] ?? '').replace(/\([^()]*\)/gu, ''))) return text
  return pieces(text)
    .map((piece) => (isClause(piece) ? piece : spoken(piece)))
    .join(', ')
}

/** The parts of a price list: at commas, and between two prices. */
function pieces(line: string): string[] {
  return splitCommas(line)
    .flatMap((part) => (countPrices(part) > 1 ? priceParts(part) : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const leansOn =
  /\b(?:instead of|in place of|from|to|was|then|normally|usually|than|of|for|at|and|or|plus|worth|save|over|not)$|[/(]$|^\P{L}*$/iu

/** '€70 adults €45 kids' are two prices, '£20 instead of £40' is one. */
function priceParts(part: string): string[] {
  const parts: string[] = []
  for (const piece of part.split(
    / \/ (?=[^/]*\p{L}{3})| (?:and|or) (?=[$£€]?\d[^,]*\p{L}{3})| (?=[$£€]\d)/u,
  )) {
    const before = parts.at(-1)
    const isOpen =
      before !== undefined &&
      (countPrices(before) === 0 ||
        leansOn.test(before) ||
        (before.match(/\(/gu)?.length ?? 0) > (before.match(/\)/gu)?.length ?? 0))
    if (isOpen) parts[parts.length - 1] = `${before} ${piece}`
    else parts.push(piece)
  }
  return parts
}

const keptLabel =
  /^(?:deposit|excess|surcharge|usual(?:ly)?|normally|regular(?:ly)?|was|instead of|worth|value|save|over|under|above|below|up to|after (?:that|it)|then|otherwise|each|every|the first|and|plus|only)\b|\b(?:at|for|is|are|costs?|from|of|pay|pays|then|its|it's|over|under|or|per|plus|normally|usually|instead|was|get|save|to)$/iu
const people =
  /^(?:siblings|adults|kids|children|students|members|non[- ]members|seniors|locals|families|couples|pensioners|teens|juniors|groups)\b/iu
const connected =
  /^(?:more|less|aged|under|over|for|per|incl\w*|with|if|when|on|in|until|till|and|or|plus|then|a|an|each|instead|off|extra|excl\w*|to|from|during|before|after|at|of|one|any|every|within|all|unless|at|as|by|where)(?!\p{L})|^\(/iu

/** A label and its price, joined as one says them: 'hawk walk for two at £120'. */
function spoken(piece: string): string {
  const found = findPrice(piece)
  // 'Pay a £40 deposit' is an order and says its price itself.
  if (
    found === null ||
    isOrder(piece) ||
    /\b(?:a|an|the|of|with|your|our|this)$/iu.test(found.before)
  )
    return piece
  const label = found.before.replace(/[\s:,–-]+$/u, '')
  const { price } = found
  const rest = restOf(found.after)
  if (label === '') return `${price}${found.before === '' ? (nameOf(found.after) ?? rest) : rest}`
  if (/^from \d+ /iu.test(label)) return `${price} ${label}${rest}`
  if (keptLabel.test(label) || /^(?:from|about) /iu.test(price)) return `${label} ${price}${rest}`
  if (people.test(label))
    return /^families|groups/iu.test(label)
      ? `${label} ${price}${rest}`
      : `${label} pay ${price}${rest}`
  if (/ extra\b/iu.test(price)) return `${label} ${price}${rest}`
  return `${label} ${/ for /u.test(label) ? 'at' : 'for'} ${price}${rest}`
}

/** '€55 half day' is €55 for a half day, '€48 kids 6–14' €48 for kids 6–14. */
function nameOf(after: string): string | null {
  if (inBrackets.test(after)) return null
  if (/^(?:adult|child|kid|person|guest|night|day|hour|head)$/iu.test(after)) return ` per ${after}`
  if (people.test(after)) return ` for ${after}`
  const words = after.split(' ')
  const isName =
    /^(?:half|full|whole|\d+)[ -]?(?:day|hour|hours|days|week|night|nights|session|kit|ride|lesson|course)/iu.test(
      after,
    ) ||
    (words.length <= 5 &&
      !/\d/u.test(after) &&
      numberOfHead(after) === 'one' &&
      !limiting.test(after) &&
      !connected.test(after) &&
      /^\p{Ll}/u.test(after) &&
      !/^(?:private|semi[- ]private|shared|online|single|double|cash)/iu.test(after))
  if (!isName) return null
  return /^(?:\d|two|three|four|five)/iu.test(after) ||
    numberOfHead(words.slice(0, 3).join(' ')) !== 'one'
    ? ` for ${after}`
    : ` for ${articleFor(after)} ${after}`
}

const inBrackets =
  /^(?:not |solo$|couple$|one person|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|(?:small|medium|large|extra large|summer|winter|low season|high season|peak)\b)/iu

function restOf(after: string): string {
  if (after === '') return ''
  if (after.startsWith(':')) return after
  if (/^up to \d/iu.test(after)) return ` for ${after}`
  if (/^(?:adult|child|kid|person|guest|night|dog|day|hour)$/iu.test(after)) return ` per ${after}`
  if (inBrackets.test(after)) return ` (${after})`
  if (/^(?:private|semi[- ]private|shared|online|single|double|cash)\b/iu.test(after))
    return ` ${after}`
  return connected.test(after) ? ` ${after}` : `, ${after.replace(/^,\s*/u, '')}`
}

/** Lines as sentences; where twelve or more words would be copied in a row, another order or a word between helps. */
function joined(lines: readonly string[], raw: string): string {
  const plain = (order: readonly string[]) => order.map((line) => capitalised(line)).join('. ')
  const isFresh = (text: string) => findEcho(text, 'mainOffer', raw) === null
  const [first = '', ...rest] = lines
  const orders = [
    lines,
    [first, ...rest.toReversed()],
    [first, ...rest.slice(1), ...rest.slice(0, 1)],
    [...rest, first],
  ]
  return orders.map((order) => plain(order)).find(isFresh) ?? noted(lines, raw)
}

function noted(lines: readonly string[], raw: string): string {
  let isNoted = false
  return lines.reduce((text, line) => {
    if (text === '') return capitalised(line)
    const next = `${text}. ${capitalised(line)}`
    if (findEcho(next, 'mainOffer', raw) === null) return next
    const start = countPrices(line) > 0 || isNoted ? 'And' : 'Please note:'
    isNoted ||= start !== 'And'
    return `${text}. ${start} ${lowerFirst(line)}`
  }, '')
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** What is to be paid besides or before belongs to the price. */
const owed = /\b(?:deposit|supplement|surcharge|excess)\b/iu

/** The first priced statement, with ever fewer of the notes around it. */
function shortsOf(lines: readonly string[]): Offer['shorts'] {
  const at = Math.max(
    0,
    lines.findIndex((line) => countPrices(line) > 0 || benefit.test(line)),
  )
  const line = lines[at] ?? ''
  const notes = lines.filter(
    (other, index) =>
      index !== at && ((countPrices(other) === 0 && limiting.test(other)) || owed.test(other)),
  )
  const parts = isClause(line) ? [line] : splitCommas(line)
  const firstAt = Math.max(
    0,
    parts.findIndex((part) => countPrices(part) > 0 || benefit.test(part)),
  )
  const others = parts.filter((part, index) => index > firstAt && countPrices(part) === 0)
  const head = parts.slice(0, firstAt + 1).join(', ')
  const [bare = line] = line.split(
    /,? (?:and includes?|and covers?|including|with|plus|as well as) /u,
  )
  const bound = others.filter((part) => limiting.test(part))
  const rest = (text: string, isWhole: boolean) => ({ text: capitalised(text), isWhole })
  const all = [head, ...others].join(', ')
  const tight = [head, ...bound].join(', ')
  const noted = (text: string) => [text, ...notes.map((note) => capitalised(note))].join('. ')
  const hasNotes = notes.length > 0
  const list = [
    rest(lines.length === 1 ? line : noted(line), true),
    rest(line, !hasNotes),
    ...(hasNotes ? [rest(noted(all), true), rest(noted(tight), true)] : []),
    rest(all, !hasNotes),
    rest(tight, !hasNotes),
    ...(head.length < tight.length ? [rest(head, false)] : []),
    ...(isClause(line) && bare.length < line.length && countPrices(bare) > 0
      ? [rest(bare, false)]
      : []),
  ]
  return list.filter(({ text }, index) => list.findIndex((other) => other.text === text) === index)
}
