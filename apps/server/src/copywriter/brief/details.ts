import { joinList, wordsOf } from '../grammar/phrases.ts'
import { auxiliaries, prepositions } from '../grammar/word-lists.ts'
import { chunk, isImperative, isPlacePhrase } from './chunks.ts'
import { typed } from './detail-kinds.ts'
import type { Detail } from './detail-kinds.ts'
import { fluent } from './detail-wording.ts'
import { findEcho, withoutEcho } from './echo.ts'

export type { Detail, DetailForm, DetailKind } from './detail-kinds.ts'

type Context = { place: string | null; raw: string }

/** Turns statements into lines; a statement that cannot be reworded freshly is left out. */
export function readDetails(lines: readonly string[], context: Context): Detail[] {
  const seen = new Set<string>()
  const details: Detail[] = []
  for (const line of withDeeds(lines).flatMap((whole) => halves(whole, context.raw))) {
    const text = detailText(line, context)
    if (text === null || seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    details.push({ ...typed(text), order: details.length })
  }
  return details.toSorted((a, b) => b.strength - a.strength)
}

/** 'open a hive', 'taste 5 honeys', 'take a jar home' are what the guest does: one sentence with 'you'. */
function withDeeds(lines: readonly string[]): string[] {
  const told: string[] = []
  let deeds: string[] = []
  const flush = () => {
    if (deeds.length > 1) told.push(`you ${joinList(deeds.map((deed) => lowerFirst(deed)))}`)
    else told.push(...deeds)
    deeds = []
  }
  for (const line of lines) {
    if (isDeed(line)) {
      deeds.push(line)
      continue
    }
    flush()
    told.push(line)
  }
  flush()
  return told
}

const errand =
  /^(?:bring|wear|book|call|arrive|come|ask|contact|email|visit|see|check|get|set up|pay|no|don't|tell|sign|follow|try|learn|shoot|works?|fly fishing|fish|reserve|order|pick-up|drink)\b/iu

function isDeed(line: string): boolean {
  const isVerb =
    isImperative(line) ||
    /^(?:forage|taste|eat|open|cook|paddle|harvest|grill|swim|climb|walk) (?:\p{L}|\d)/iu.test(line)
  return (
    isVerb &&
    !errand.test(line) &&
    !/^\p{L}+ (?:or|and|daily|by)\b|^(?:open|cook|swim|walk|climb)(?: (?:daily|from|to|in|at|all|every|until|monday|tuesday|may|april)\b|s\b)|:/iu.test(
      line,
    )
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Two things in one long line are two facts: 'a quartet on two evenings and a cook from Lyon'. */
function halves(line: string, raw: string): string[] {
  if (findEcho(line, 'productService', raw) === null || line.split(' ').length < 9) return [line]
  const told =
    /^(.{15,}?\b(?:the |two |three |\p{L}+ )(\p{L}+s)) who ((?:had|have|were|are) .{10,})$/u.exec(
      line,
    )
  if (told !== null) {
    const [, before = '', noun = '', after = ''] = told
    return [
      before.replace(/ that (?:was|were) (?=\p{L}+ed\b|founded|run)/u, ', '),
      `The ${noun} ${after}`,
    ]
  }
  const meals =
    /^(.*(?:breakfast|lunch|dinner|picnic|coffee|snack).{0,16}?) and ((?:an? )?\p{L}+ (?:with|at|by|after) .+)$/iu.exec(
      line,
    )
  if (meals !== null) return [meals[1] ?? '', meals[2] ?? '']
  const [head = '', ...rest] = line.split(
    /(?:,)? (?:and|plus) (?=(?:an?|our|my|\d+|sometimes|also) )/u,
  )
  const tail = rest.join(' and ')
  if (/[,:]/u.test(head) || / (?:are|is|come) /u.test(tail)) return [line]
  const isPair = tail.split(' ').length >= 3 && head.split(' ').length >= 3
  return isPair && !/\b(?:between|both)\b/u.test(head) ? [head, tail] : [line]
}

const hype =
  /^(?:book|call|contact|visit|email|click|check (?:out|us|our|it|my)|follow|see|don't miss|come|join|hurry|(?:the best|best|amazing|awesome|great|fun|brilliant)(?: \p{L}+){0,1}$|unforgettable|once in a lifetime|highest quality|top quality|and|more|etc|hi|hello|hey|prices? depend\w*|everything|of course)\b(?!-)/iu

/** 'I take you out' promises nothing that the headline does not. */
const bareService =
  /^(?:we|i) (?:take|bring|guide|lead|show|help|teach) (?:you|people|guests|clients|everyone)(?: (?:out|around|there))?(?: (?:on|in|along|through|around) (?:the )?\p{L}+(?: \p{L}+){0,2})?$/iu

function detailText(line: string, context: Context): string | null {
  const hours = /^(\d{1,2})–(\d{1,2})$/u.exec(line.trim())
  if (hours !== null) return `From ${hours[1]} to ${hours[2]}`.replace('From', 'from')
  const trimmed = line
    .replace(/ and for$/u, '')
    .replace(
      /^(?:and|but|also|plus|so|then|it's|all with(?= )|with (?=[\p{L}\d]+ [\p{L}(])|on (?=our ))(?:\s+|(?<=\s))(?=[\p{L}\d])/iu,
      '',
    )
    .trim()
  const text = trimmed.replace(/\b(?:etc|and more)\.?$/iu, '').replace(/[\s,]+$/u, '')
  const words = wordsOf(text)
  if (words.length < 1 || words.length > 30 || text.length > 190 || hype.test(text)) return null
  if (words.length < 2 && text.length < 9) return null
  if (/https?:|www\.|@|\.com\b/iu.test(text) || (isPlacePhrase(text) && words.length < 5))
    return null
  if (
    !/\p{L}{2}/u.test(text) ||
    /\b(?:and|or|the|a|an|of|with|for|(?<!\b(?:have|need|want) )to|from|we|our|is|are|by|at|on)$/iu.test(
      text,
    )
  )
    return null
  if (/"/u.test(text) || isOrphan(text)) return null
  const line1 = fluent(text)
  const short = withoutEcho(line1, 'productService', context.raw) ?? shortened(line1, context.raw)
  return short === null || bareService.test(short) || bareService.test(text) ? null : short
}

/** A tail without the thing it belongs to says nothing: 'for 3 hours' may, 'by hand from' may not. */
function isOrphan(text: string): boolean {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (/^(?:including|until|since|near|inside|from age|without|after|during)$/u.test(first))
    return false
  if (first === 'from' && /^from (?:ages?|april|may|june|\d+ years|an?)\b/iu.test(text))
    return false
  if (first === 'in' && /^in (?:small|english|german|groups|each)/iu.test(text)) return false
  if (/^(?:about|over|around|under|up|at) [\d]|^via ferrata/u.test(text)) return false
  if (first === 'on' && / (?:we|you|I) /u.test(text)) return false
  if (first === 'to' && wordsOf(text).length < 4) return true
  return (
    prepositions.has(first) ||
    /^(?:which|who|that|because|where|as|than|of|or|usually|mostly|often|sometimes|maybe)$/u.test(
      first,
    )
  )
}

/** Leaves the last phrase away as long as nothing that limits the rest goes with it. */
function shortened(text: string, raw: string): string | null {
  const { head, tails } = chunk(text)
  for (let keep = tails.length - 1; keep >= 0; keep--) {
    const dropped = tails.slice(keep).join(' ')
    if (
      /\d|\b(?:if|unless|only|except|when|not|weekdays?|most|some|many|certain|selected|request)\b/iu.test(
        dropped,
      )
    )
      return null
    const kept = [head, ...tails.slice(0, keep)].join(' ')
    if (/\d$/u.test(kept) || (kept.includes('(') && !kept.includes(')'))) return null
    const last = wordsOf(kept).at(-1)?.toLowerCase() ?? ''
    if (
      wordsOf(kept).length < 3 ||
      auxiliaries.has(last) ||
      /\b(?:that|which|who) \p{L}+ \p{L}+$/u.test(kept)
    )
      return null
    const clear = withoutEcho(kept, 'productService', raw)
    if (clear !== null) return clear
  }
  return null
}
