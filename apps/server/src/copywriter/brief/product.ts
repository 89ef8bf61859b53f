import { bookedPlural } from '../grammar/articles.ts'
import { numberOfHead } from '../grammar/phrases.ts'
import type { NounPhrase } from '../grammar/phrases.ts'
import { offeringVerbs, placeNames, prepositions, verbs } from '../grammar/word-lists.ts'
import { chunk, hasFiniteVerb, isAudiencePhrase, isImperative, isPlacePhrase } from './chunks.ts'
import { readDetails } from './details.ts'
import type { Detail } from './details.ts'
import { splitSegments } from './segments.ts'

export type { Detail, DetailKind } from './details.ts'

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

type Reading = {
  service: NounPhrase | null
  place: string | null
  people: string | null
  lines: string[]
}

/** Reads the cleaned product answer, with notes the owner made elsewhere; `raw` is what the owner typed, against which echoes are measured. */
export function readProduct(
  text: string,
  raw: string,
  notes: readonly string[] = [],
): ProductFacts {
  const reading: Reading = { service: null, place: null, people: null, lines: [] }
  const segments = splitSegments(normalPlaces(text))
  segments.forEach(({ text: segment, sentence }, index) => {
    if (!readSegment(reading, segment, { index, sentence })) reading.lines.push(segment)
  })
  const { service, people, lines } = reading
  const place = tidyPlace(reading.place)
  lines.push(...notes)
  return { service, place, people, details: readDetails(lines, { place, raw }) }
}

/** Whether the segment names what is sold, in which case its remainder is kept as lines. */
function readSegment(
  reading: Reading,
  whole: string,
  at: { index: number; sentence: number },
): boolean {
  const [named = '', list] = whole.split(/:\s+/u, 2)
  const plain = (reading.service === null ? withoutLead(named) : named).replace(
    /\s*\(([^()]*)\)/gu,
    '',
  )
  const asides = [...named.matchAll(/(?:with (\p{Lu}\p{L}+) )?\(([^()]*)\)/gu)].map(
    ([, who, aside = '']) => (who === undefined ? aside : `${who}, ${aside}`),
  )
  const { head, tails } = chunk(plain)
  // Where one does not go is not where it happens.
  const isDenied = /\b(?:not|never|no)\b|n't\b/iu.test(plain)
  // 'Works offline at the beach' says how, once it is known what is sold.
  const isManner =
    reading.service !== null && /^(?:works?|runs?|ships?|exports?|syncs?)\b/iu.test(plain)
  if (!madeThere.test(head) && !isDenied && !isManner)
    reading.place = placeWithin(reading.place, plain, tails)
  const isEarly = at.index < 4 || at.sentence < 2
  const found = reading.service === null && isEarly && !isSelf(plain) ? readService(head) : null
  if (found === null) return isBarePlace(reading, whole)
  if (madeThere.test(head)) reading.lines.push(plain)
  const audienceAt = tails.findIndex((tail) => isAudiencePhrase(tail))
  const after = tails.findIndex(
    (tail, index) => index > audienceAt && (isPlacePhrase(tail) || isWay(tail)),
  )
  const end = audienceAt === -1 ? 0 : after === -1 ? tails.length : after
  const people = audienceAt === -1 ? [] : tails.slice(audienceAt, end)
  reading.people = people.length === 0 ? null : people.join(' ').slice(4)
  const own = tails.filter((tail) => !people.includes(tail))
  const rest = own.filter((tail) => reading.place?.includes(tail) !== true)
  const ways = rest.filter((tail) => isWay(tail))
  reading.service = { ...found, text: [found.text, ...ways].join(' ') }
  const others = rest.filter((tail) => !ways.includes(tail))
  const times = others.filter((tail) => isHour(tail))
  if (times.length > 0 && reading.place !== null) reading.place = `${reading.place} ${times[0]}`
  const aside = others.filter((tail) => !isHour(tail)).join(' ')
  // 'for arctic char and grayling' says nothing without 'ice fishing' before it.
  if (aside !== '')
    reading.lines.push(
      /^(?:for|through|in|into) /iu.test(aside) && found.text.split(' ').length < 5
        ? `${found.text} ${aside}`
        : aside,
    )
  if (list !== undefined) reading.lines.push(...listLines(list))
  reading.lines.push(...asides.filter((text) => / |\d/u.test(text)))
  return true
}

/** 'on gravel and e-bikes', 'in paddle rafts', 'by helicopter': how it is done belongs to the thing. */
function isWay(tail: string): boolean {
  return (
    tail.split(' ').length <= 4 &&
    /^(?:by|in|on|from|aboard) (?:an? )?(?!(?:small|english|german|groups|request|demand|sunday|monday)\b)[\p{Ll}\d]/u.test(
      tail,
    ) &&
    /(?:s|boat|helicopter|zodiac|canoe|horseback|foot|yacht|raft|van|bike|ship|catamaran|train|bus)$/u.test(
      tail,
    ) &&
    !/\b(?:winter|summer|spring|days|hours|weeks|months|minutes)\b/u.test(tail)
  )
}

function isHour(tail: string): boolean {
  return /^(?:at|by|under) (?:the )?(?:sunrise|sunset|dawn|dusk|night|full moon|moonlight)$/iu.test(
    tail,
  )
}

function listLines(list: string): string[] {
  const items = list.split(/, | and /u)
  return items.length > 1 && items.every((item) => item.split(' ').length <= 3) ? [list] : [list]
}

/** 'Catskills NY' by itself says where. */
function isBarePlace(reading: Reading, whole: string): boolean {
  const words = whole.split(' ')
  const isNamed =
    words.length <= 3 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    words.some((word) => placeNames.has(word.toLowerCase()))
  if (!isNamed || reading.place !== null) return false
  reading.place = `in ${words[0]?.endsWith('s') === true ? 'the ' : ''}${words.join(', ')}`
  return true
}

const leads =
  /^(?:we|I)\s+take (?:you|people|guests|clients|small groups)(?: out)?(?: on)?\s+(?=[\p{L} -]*ing\b)|^(?:we're|we are|I am|I'm)(?: \p{Lu}\p{L}+ and \p{Lu}\p{L}+ and we run)? an? (?=[\p{L} -]*\b(?:hotel|lodge|chalet|hostel|farm|ranch|campsite|school|bakery|restaurant|osteria|cafe|gym|studio|salon|clinic|practice|park|station|centre|center|shop|estancia|cottage|dentist|garage)\b)|^(?:we|I)\s+run an?\s+|^(?:we|I)\s+(?:also\s+|only\s+|mainly\s+|can\s+)?([\p{L}]+)\s+(?:you\s+)?(?=\S)|^(?:we are|we're|I am|I'm) specialised in |^(?:our|my) (?:services?|products?|tours?|trips?) (?:include|are) /iu

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
  /^\d+ rooms|^(?:open|located|based|family(?!-)|all|no|max|min|from|only|free|your|you|each|every|since|up|about|there|our|my|it|this|that|not|very|both)\b|\b(?:included|provided|welcome|supplied|allowed|available|years|minutes|hours|metres|sqm)\b|[:@%$£€]|\d{3}/iu

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
    .replace(/ (?:daily|weekly|nightly|around here|all year|year-round|every day)$/iu, '')
    .replace(/ \d.*$/u, (tail) => (/^ \d+ (?:am|pm|to)\b/u.test(tail) ? '' : tail))
    .replace(/^(?:an?|the|some|various|different) /iu, '')
    .replace(madeThere, '')
    .trim()
  const words = text.split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (
    /^(?:takes|runs|goes|comes|needs|costs|cancels|gets|lasts|starts|ends|includes|means|back|out|there|away|up|down|too)$/u.test(
      last,
    )
  )
    return null
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
  const booked = bookedPlural(text)
  return { text: ordinaryStart(booked), number: numberOfHead(booked.replace(/ to rent$/u, '')) }
}

/** 'Aerial adventure park' starts a sentence, 'Icelandic horse riding' starts with a name. */
function ordinaryStart(text: string): string {
  const [first = ''] = text.split(' ')
  const isName = /(?:ic|[^v]an|ish|ese|ch)$/u.test(first) || placeNames.has(first.toLowerCase())
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !isName && / \p{Ll}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
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
  const text = place
    .replace(/[,.]+$/u, '')
    .replace(/ and (?!(?:the )?(?:upper|lower|north|south|east|west|middle) \p{Lu})\p{Ll}.*$/u, '')
  return text.charAt(0).toLowerCase() + text.slice(1)
}
