import { listFacts } from '@wildpath/contract'

import { type BriefKnowledge, rounded } from './brief-knowledge.ts'
import { type Quantity, readQuantities } from './read-quantities.ts'

/** Nouns of which a text may count a few without saying anything about the business. */
const harmless =
  /^(?:things|ways|questions|reasons|steps|words|lines|strokes|ideas|tips|songs|layers|emails|times|dates|days|walks|answers|mornings|evenings|options|choices|parts|sides|kinds|sorts|hands|eyes|ears|legs|knees|arms|feet|minutes|goes|tries|breaths|clicks|sentences|messages|notes|halves|thoughts|logs|toes|sips)$/u

/** What a reader is asked to do holds for anybody's business. */
const asked =
  /\b(?:send|reply|pick|name|give|keep|suggest|propose|choose|tell|hold|breathe|wait|stretch|lie|rest|add|mix|count|stop|take a|write back|let)\b/iu
const ownMatters =
  /\b(?:we|us|our|ours|i|my|me|mine|brandname|tours?|trips?|lessons?|courses?|classes|guests?|groups?|price|prices|costs?|(?:the|this|each|every) (?:walk|ride|flight|dive|drive)|meet|stays?|nights?|bookings?|guides?|replies|answers?)\b/iu

type Place = { place: string }

/**
 * Numbers of a text that neither the answers nor the facts give, each as it stands there. A number stands with
 * its kind: twelve people are not 12 euros, and a price per group is none per person.
 */
export function findInventedNumbers(
  text: string,
  known: BriefKnowledge,
  { place }: Place,
): string[] {
  const plain = withoutContacts(text).replace(/^\s*\d+[.)]\s/gmu, (found) =>
    ' '.repeat(found.length),
  )
  return readQuantities(plain)
    .filter((quantity) => !isAsked(quantity, place) && !isKnown(quantity, known))
    .filter((quantity) => !isHarmless(quantity, sentenceAround(plain, quantity), place))
    .map((quantity) => asItStands(plain, quantity))
}

/** With its sign of currency in front and the next word behind it. */
function asItStands(text: string, { start, end }: Quantity): string {
  const [before = ''] =
    /(?:\p{Sc}|\b[A-Z]{3}) ?$/u.exec(text.slice(Math.max(0, start - 4), start)) ?? []
  const [after = ''] = /^[ -]?[\p{L}%\p{Sc}]+/u.exec(text.slice(end, end + 20)) ?? []
  return `${before}${text.slice(start, end)}${after}`
}

/** Addresses and telephone numbers are compared as such. */
function withoutContacts(text: string): string {
  return text.replace(
    /https?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+\.\w+|\+?\d[\d ()-]{6,}\d/gu,
    (found) => (/^[\d ]+$/u.test(found) && found.length < 8 ? found : ' '.repeat(found.length)),
  )
}

/** A question of visitors asks and does not say; a price in it is believed all the same. */
function isAsked({ kind }: Quantity, place: string): boolean {
  return /^faq\[\d+\]\.question/u.test(place) && kind !== 'money' && kind !== 'percent'
}

function isKnown(quantity: Quantity, known: BriefKnowledge): boolean {
  if (quantity.kind === 'money') return isKnownMoney(quantity, known)
  const said = known.quantities.get(rounded(quantity.value)) ?? []
  if (quantity.kind === 'plain') {
    return known.counts.has(quantity.count) || isKnownTime(quantity.count * 60, known)
  }
  if (quantity.kind === 'clock') return isKnownTime(quantity.value, known)
  return (
    said.some((one) => mayBe(quantity, one)) ||
    isConverted(quantity, known) ||
    isRestOfGroup(quantity, known) ||
    isOfHosts(quantity, known)
  )
}

function mayBe(told: Quantity, said: Quantity): boolean {
  if (said.kind === 'plain') return true
  const ages = ['years', 'age']
  const spans = ['years', 'experience']
  if (ages.includes(told.kind) && ages.includes(said.kind)) return true
  if (spans.includes(told.kind) && spans.includes(said.kind)) return true
  if (told.kind === 'weight' && said.kind === 'money') return false
  const counted = ['people', 'count']
  if (counted.includes(told.kind) && counted.includes(said.kind)) {
    return told.group === null || said.group === null || told.group === said.group
  }
  return told.kind === said.kind
}

/** 'from 7' and 'at seven' were said without the half of the day. */
function isKnownTime(minutes: number, known: BriefKnowledge): boolean {
  const halfDay = 720
  return [...known.quantities.values()].some((list) =>
    list.some(
      ({ kind, value }) =>
        (kind === 'clock' && value % halfDay === minutes % halfDay) ||
        (kind === 'plain' && (value * 60) % halfDay === minutes % halfDay),
    ),
  )
}

/** '90 minutes' for '1.5 hours' is equal; '2 days' for '48 hours' too. A year of months is a year. */
function isConverted({ kind, value }: Quantity, known: BriefKnowledge): boolean {
  if (kind === 'years') return has(known, value * 12, 'months')
  if (kind === 'months') return has(known, value / 12, 'years')
  return false
}

/** 'Bring five friends' makes a group of six. */
function isRestOfGroup({ noun, count }: Quantity, known: BriefKnowledge): boolean {
  return /^(?:friends|others)$/u.test(noun ?? '') && has(known, count + 1, 'people')
}

/** 'Two partners' are the people whose names are known. */
function isOfHosts({ kind, group, count }: Quantity, known: BriefKnowledge): boolean {
  const isOfPeople =
    kind === 'people' || (kind === 'count' && (group === null || group === 'staff'))
  return isOfPeople && count === listFacts(known.facts, 'guide').length
}

function has(known: BriefKnowledge, value: number, kind: Quantity['kind']): boolean {
  return (known.quantities.get(rounded(value)) ?? []).some((one) => one.kind === kind)
}

const whom: Partial<Record<string, readonly string[]>> = {
  person: ['person', 'child'],
  child: ['child', 'person'],
  group: ['group', 'whole', 'trip', 'couple', 'vehicle'],
  couple: ['couple', 'group', 'whole'],
  family: ['family', 'group'],
  vehicle: ['vehicle', 'item'],
}
const payers = new Set(['person', 'child', 'group', 'couple', 'family', 'vehicle'])

function isKnownMoney(told: Quantity, known: BriefKnowledge): boolean {
  const fits = (currency: string) => told.currencies.includes(currency)
  const facts = known.prices.filter(
    ({ amount, currency }) => amount === told.value && fits(currency),
  )
  const said = (known.quantities.get(rounded(told.value)) ?? []).filter(
    ({ kind, currencies }) => kind === 'money' && currencies.some(fits),
  )
  const bare = (known.quantities.get(rounded(told.value)) ?? []).some(
    ({ kind }) => kind === 'plain',
  )
  const isNamed = facts.length > 0 || said.length > 0
  if (!isNamed) return bare && told.currencies.some((currency) => known.currencies.has(currency))
  if (told.payer === null) return true
  const units = [
    ...facts.map(({ unit }) => unit as string),
    ...said.flatMap(({ payer }) => payer ?? []),
  ].filter((unit) => payers.has(unit))
  if (units.length === 0) return true
  const allowed = whom[told.payer] ?? []
  return units.some((unit) => allowed.includes(unit))
}

/** Idle counts, and numbers of advice that is about nobody's business. */
function isHarmless(
  { kind, value, count, noun, isWord, words }: Quantity,
  sentence: string,
  place: string,
): boolean {
  const isFew = count <= 5 && isWord
  if (kind === 'plain' && isWord && count <= 3) return true
  // Whoever reads is one of two, as often as not.
  if (kind === 'people' && isWord && count === 2) return true
  if (kind === 'clock' && /\bclock\b/iu.test(sentence)) return true
  if (/^a hundred$/u.test(words) && kind === 'plain') return true
  if (noun === 'times' && isWord && !ownMatters.test(sentence)) return true
  if ((kind === 'count' || kind === 'duration') && isFew && noun !== null && harmless.test(noun)) {
    if (kind === 'count' || asked.test(sentence)) return true
  }
  if (kind === 'count' && isFew && asked.test(sentence) && !ownMatters.test(sentence)) return true
  const isAdvice =
    /^(?:email\[\d\]\.(?:body|subject)|bring|steps|faq)/u.test(place) && !ownMatters.test(sentence)
  const isSmall =
    (kind === 'duration' && value <= 60) || count <= 3 || (kind !== 'duration' && count <= 20)
  const isMeasure = ['duration', 'plain', 'count', 'temperature', 'distance'].includes(kind)
  return isAdvice && place.startsWith('email') && isWord && isSmall && isMeasure
}

function sentenceAround(text: string, { start, end }: Quantity): string {
  const before = text.slice(0, start)
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
  const rest = text.slice(end)
  const [next = ''] = rest.split(/[.!?\n]/u, 1)
  return text.slice(from, end) + next
}
