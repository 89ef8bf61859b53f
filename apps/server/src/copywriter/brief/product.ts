import { articleFor, capitalised, numberOfHead, wordsOf } from '../grammar/phrases.ts'
import type { NounPhrase } from '../grammar/phrases.ts'
import { offeringVerbs, placeNames, prepositions, verbs } from '../grammar/word-lists.ts'
import { chunk, hasFiniteVerb, isAudiencePhrase, isImperative, isPlacePhrase } from './chunks.ts'
import { withoutEcho } from './echo.ts'
import { splitSegments } from './segments.ts'

/** One thing the owner said, fit to stand as a line of its own, without full stop. */
export type Detail = { text: string; kind: DetailKind; strength: number }
export type DetailKind = 'included' | 'group' | 'credential' | 'food' | 'access' | 'limit' | 'plain'

/** What the product answer says, typed. */
export type ProductFacts = {
  /** What is sold, without place: 'half-day whitewater rafting trips'. */
  service: NounPhrase | null
  /** Prepositional phrase: 'on the Nantahala River'. */
  place: string | null
  /** Whom the product sentence names: 'women returning to work'. */
  people: string | null
  details: readonly Detail[]
}

/** Reads the cleaned product answer; `raw` is what the owner typed, against which echoes are measured. */
export function readProduct(text: string, raw: string): ProductFacts {
  const segments = splitSegments(normalPlaces(text)).map(({ text: segment }) => segment)
  let service: NounPhrase | null = null
  let place: string | null = null
  let people: string | null = null
  const lines: string[] = []
  segments.forEach((whole, index) => {
    const segment = service === null ? withoutLead(whole) : whole
    const { head, tails } = chunk(segment)
    if (!madeThere.test(head)) place = placeWithin(place, segment, tails)
    const found = service === null && index < 3 && !isSelf(segment) ? readService(head) : null
    if (found === null) return void lines.push(whole)
    service = found
    if (madeThere.test(head)) lines.push(segment)
    people = tails.find((tail) => isAudiencePhrase(tail))?.slice(4) ?? null
    const audienceAt = tails.findIndex((tail) => isAudiencePhrase(tail))
    const own = audienceAt === -1 ? tails : tails.slice(0, audienceAt)
    const rest = own.filter((tail) => !place?.includes(tail))
    const aside = rest.join(' ')
    if (aside !== '') lines.push(aside)
  })
  return { service, place: tidyPlace(place), people, details: readDetails(lines, { place, raw }) }
}

const leads =
  /^(?:we|I)\s+(?:also\s+|only\s+|mainly\s+|can\s+)?([\p{L}]+)\s+(?:you\s+)?(?=\S)|^(?:we are|we're|I am|I'm) specialised in |^(?:our|my) (?:services?|products?|tours?|trips?) (?:include|are) /iu

/** 'We run half-day trips' offers half-day trips; other sentences stay whole. */
function withoutLead(segment: string): string {
  const match = segment.match(leads)
  const verb = match?.[1]?.toLowerCase()
  if (match === null || (verb !== undefined && !offeringVerbs.has(verb) && !isRental(verb))) {
    return segment
  }
  const rest = segment.slice(match[0].length)
  if (isRental(verb ?? ''))
    return rest.replace(/^(?:out )?([^,]+?)(?= by | on | in | at | near | for |$)/u, '$1 to rent')
  return hasFiniteVerb(rest) && !/\b(that|which|who|where)\b/iu.test(rest) ? segment : rest
}

function isRental(verb: string): boolean {
  return /^(?:rent|hire)$/u.test(verb)
}

const notAService =
  /^(?:open|located|based|family|all|no|max|min|from|only|free|your|you|each|every|since|up|about|there|our|my|it|this|that|not|very|both)\b|\b(?:included|provided|welcome|supplied|allowed|available|years|minutes|hours|metres|sqm)\b|[:@%$£€]|\d{3}/iu

const madeThere =
  /\b(?:knitted|made|built|baked|grown|sewn|roasted|brewed|printed|woven|produced|designed|handmade)$/iu

/** 'IFMGA mountain guide' says who the owner is; what is sold comes later. */
function isSelf(segment: string): boolean {
  return (
    segment.split(' ').length <= 4 &&
    /\b(?:guide|instructor|coach|company|business|team|photographer|trainer|teacher|biologist)$/iu.test(
      segment,
    )
  )
}

function readService(head: string): NounPhrase | null {
  const text = head
    .replace(/^(?:an?|the|some|various|different) /iu, '')
    .replace(madeThere, '')
    .trim()
  const words = text.split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (words.length > 8 || text.length < 4 || notAService.test(text)) return null
  if (hasFiniteVerb(text) || isImperative(text) || /\b(I|we|you|they|he|she|us|me)\b/u.test(text))
    return null
  if (
    prepositions.has(last) ||
    /(?:ly|ed|ful|ous|ive)$/u.test(last) ||
    /^(and|or|the|a)$/u.test(last)
  )
    return null
  if (!/^[\p{L}\d][\p{L}\d '&,/-]*$/u.test(text) || !/\p{L}{3}/u.test(text)) return null
  if (verbs.has(words[0]?.toLowerCase() ?? '') && words.length > 2 && !/ing$|s$/u.test(last))
    return null
  return { text, number: numberOfHead(text.replace(/ to rent$/u, '')) }
}

function normalPlaces(text: string): string {
  return text.replace(/\b(?:departing|leaving) (?:from )?(?=\p{Lu})|\bout of (?=\p{Lu})/gu, 'from ')
}

/** The first place said, with what narrows it down: 'beside a lake in Lapland'. */
function placeWithin(
  known: string | null,
  segment: string,
  tails: readonly string[],
): string | null {
  if (known !== null) {
    const isRegion =
      /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(segment) && placeNames.has(segment.toLowerCase())
    return isRegion && !known.includes(',') ? `${known}, ${segment}` : known
  }
  if (isPlacePhrase(segment)) return segment
  const at = tails.findIndex((tail) => isPlacePhrase(tail))
  if (at === -1) return null
  const next = tails[at + 1]
  const first = tails[at] ?? ''
  return next !== undefined && isPlacePhrase(next) && `${first} ${next}`.split(' ').length <= 8
    ? `${first} ${next}`
    : first
}

function tidyPlace(place: string | null): string | null {
  if (place === null) return null
  const text = place.replace(/[,.]+$/u, '').replace(/ and \p{Ll}.*$/u, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}

const kinds: readonly (readonly [DetailKind, RegExp, number])[] = [
  [
    'limit',
    /\b(weight limit|minimum age|min age|height limit|not included|extra\b|no refunds?|depends? on|at your own risk|bring your own)|^(?:no|not|from age|weight|without|min|max|minimum|maximum|only|open|closed|season|must|bring)\b|^(?:kids|children|guests|you|riders|everyone|ages?|participants) (?:must|have to|need|under|over|from)\b/iu,
    1,
  ],
  ['included', /\b(includ\w+|provided|supplied|supply|part of the price)\b/iu, 7],
  [
    'credential',
    /\b(certified|licen[sc]ed|qualified|accredited|trained|insured|award\w*|since|years|guaranteed?|biologist|compliant|ranger)\b/iu,
    8,
  ],
  [
    'group',
    /\b(max\b|maximum|small[- ]groups?|groups? of|never larger|up to \d+|only \d+|guests?)\b/iu,
    7,
  ],
  ['food', /\b(breakfast|lunch|dinner|picnic|snacks?|coffee|cooked|juice|board)\b/iu, 6],
  [
    'access',
    /\b(pick-?up|transfer|open|daily|parking|welcome|dogs?|languages?|English|evening)\b/iu,
    5,
  ],
]

const plainKind: readonly [DetailKind, RegExp, number] = ['plain', /./u, 3]

function readDetails(
  lines: readonly string[],
  context: { place: string | null; raw: string },
): Detail[] {
  const seen = new Set<string>()
  const details: Detail[] = []
  for (const line of lines) {
    const text = detailText(line, context)
    if (text === null || seen.has(text.toLowerCase())) continue
    seen.add(text.toLowerCase())
    const [kind, , base] = kinds.find(([, sign]) => sign.test(text)) ?? plainKind
    const names = /(?<=\s)\p{Lu}/u.test(text) ? 1.5 : 0
    const figures = /\d/u.test(text) ? 1 : 0
    const isThin = wordsOf(text).length < 3 ? -1.5 : 0
    details.push({ text, kind, strength: base + names + figures + isThin })
  }
  return details.toSorted((a, b) => b.strength - a.strength)
}

const hype =
  /^(?:book|call|contact|visit|email|click|check|follow|see|don't|do not|come|join|hurry|the best|best|amazing|awesome|great|fun|unforgettable|once in a lifetime|highest quality|top quality|and|more|etc|prices? depend\w*|everything)\b/iu

/** 'I take you out' promises nothing that the headline does not. */
const bareService =
  /^(?:we|i) (?:take|bring|guide|lead|show|help|teach) (?:you|people|guests|clients|everyone)(?: (?:out|around|there))?$/iu

function detailText(line: string, context: { place: string | null; raw: string }): string | null {
  const trimmed = line
    .replace(/^(?:and|but|also|plus|so|then|with (?=\p{L}+ \p{L})|on (?=our ))\s*/iu, '')
    .trim()
  const text = trimmed.replace(/\b(?:etc|and more)\.?$/iu, '').replace(/[\s,]+$/u, '')
  const words = wordsOf(text)
  if (words.length < 2 || words.length > 18 || text.length > 120 || hype.test(text)) return null
  if (/https?:|www\.|@|\.com\b/iu.test(text) || isPlacePhrase(text)) return null
  if (
    !/\p{L}{3}/u.test(text) ||
    /\b(?:and|or|the|a|an|of|with|for|to|from|we|our|is|are|by|at|on|in)$/iu.test(text)
  )
    return null
  if (/"/u.test(text) || isOrphan(text) || !/\p{Ll}{4}/u.test(text.replace(/\p{Lu}\p{L}*/gu, '')))
    return null
  const short =
    withoutEcho(fluent(text), 'productService', context.raw) ?? shortened(fluent(text), context.raw)
  return short === null || bareService.test(short) ? null : capitalised(short)
}

/** A tail without the thing it belongs to says nothing: 'for 3 hours' may, 'by hand from' may not. */
function isOrphan(text: string): boolean {
  const first = text.split(' ')[0]?.toLowerCase() ?? ''
  if (/^all with\b/iu.test(text)) return true
  if (/^(?:including|until|since|near|inside|from age|without)$/u.test(first)) return false
  if (first === 'from' && /^from (?:ages?|april|may|june|an?)\b/iu.test(text)) return false
  if (first === 'in' && /^in (?:small|english|german|groups)/iu.test(text)) return false
  return (
    prepositions.has(first) ||
    /^(?:which|who|that|because|when|where|as|than|of|to|or|all with)$/u.test(first)
  )
}

/** Small mends that make an owner's note read like a line: 'shoe hire', '2 boats', 'kids from 7'. */
function fluent(text: string): string {
  return text
    .replace(/^max (\d+)/iu, 'at most $1')
    .replace(/\b(\d+ \p{L}+) max\b\.?/iu, 'at most $1')
    .replace(/^small groups at most/iu, 'small groups of at most')
    .replace(/^(?:is|are) (?=\p{L})/iu, '')
    .replace(/^including /iu, 'with ')
    .replace(/^each with (?=an? )/iu, 'in each: ')
    .replace(/^equipment ([\p{L}]+ed)$/iu, 'all equipment $1')
    .replace(/\ban? (?=[\p{L}\d])(\S+)/giu, (_, next: string) => `${articleFor(next)} ${next}`)
}

/** Leaves the last phrase away as long as nothing that limits the rest goes with it. */
function shortened(text: string, raw: string): string | null {
  const { head, tails } = chunk(text)
  for (let keep = tails.length - 1; keep >= 0; keep--) {
    const dropped = tails.slice(keep).join(' ')
    if (/^(?:we|I)\b/u.test(text) && dropped.split(' ').length > 5 && /\bsee\b/u.test(text))
      return null
    if (/\d|\b(?:if|unless|only|except|when|not|weekdays?)\b/iu.test(dropped)) return null
    const kept = [head, ...tails.slice(0, keep)].join(' ')
    if (wordsOf(kept).length < 3 || /\b(?:that|which|who) \p{L}+ \p{L}+$/u.test(kept)) return null
    const clear = withoutEcho(kept, 'productService', raw)
    if (clear !== null) return clear
  }
  return null
}
