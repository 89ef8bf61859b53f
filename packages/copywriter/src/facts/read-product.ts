import type { FactValue, Price } from '@wildpath/contract'

import { hasVerb, isClean, isRunOn } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { withoutPrice } from './contested-prices.ts'
import { entriesOf, gradeOf } from './grade-line.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { type Details, joinDetails, readDetail, readHandedOut, readList } from './read-details.ts'
import { type ReadOffering, readActivity, readOffering } from './read-offering.ts'
import { placeAlone } from './read-place.ts'
import { readFigure, readGuide } from './read-proof.ts'
import { isCredential, readRule } from './read-statements.ts'
import { splitClauses, splitSentences } from './split-text.ts'

type Told<V> = { value: V; quote: string; isSure: boolean }

/** What the sentences about the business say, and the lines that no fact tells. */
export type ReadProduct = {
  offering: (ReadOffering & { price: Price | null }) | null
  rules: Told<FactValue<'rule'>>[]
  certificates: Told<FactValue<'certificate'>>[]
  guides: Told<FactValue<'guide'>>[]
  figures: Told<FactValue<'figure'>>[]
  /** Whole, clean sentences. */
  lines: string[]
  /** What is understood and typed in haste. */
  notes: string[]
}

/** Reads the first answer, sentence by sentence; each clause is told by one fact or stays a line or a note. */
export function readProduct(said: readonly string[]): ReadProduct {
  // A price is no part of a name.
  const priced = said.map((sentence) => withoutPrice(sentence))
  const offering = readOffering(said.map((sentence, at) => priced[at]?.text ?? sentence))
  const named = offering === null ? null : (priced[offering.at] ?? null)
  const sentences = offering === null || named === null ? said : said.with(offering.at, named.text)
  const read: Omit<ReadProduct, 'offering'> = {
    rules: [],
    certificates: [],
    guides: [],
    figures: [],
    lines: [],
    notes: [],
  }
  let { details = {}, activity = null, place = null }: Partial<ReadOffering> = offering ?? {}
  // What is handed out on a tour is in its price; what a shop names besides is not.
  const isOuting = outing.test(offering?.name ?? '')
  for (const [at, sentence] of sentences.entries()) {
    const isNaming = at === offering?.at
    const listed = isNaming
      ? null
      : (readList(sentence) ?? (isOuting ? readHandedOut(sentence) : null))
    if (listed !== null) {
      details = joinDetails(details, listed)
      continue
    }
    const clauses = splitClauses(sentence)
    const isDetailed = clauses.some((clause) => readDetail(clause) !== null)
    const rule = isNaming || isDetailed ? null : readRule(sentence)
    const grade = gradeOf(capitalised(sentence))
    if (rule !== null) {
      const isNote = grade === 'hasty' && clauses.length === 1 && !isRunOn(sentence)
      const isSure = grade === 'clean' || isNote
      read.rules.push({ value: rule, quote: sentence, isSure })
      if (isSure) continue
    }
    // A list behind a colon stays with what it lists.
    const isListing = sentence.includes(': ')
    const left = isListing ? clauses : leftOf(clauses, { sentence, at, isNaming })
    if (left.every((clause) => clause === null)) continue
    if (grade === 'clean') read.lines.push(capitalised(sentence))
    else if (left.every((clause) => clause !== null) && grade !== null)
      read.notes.push(capitalised(sentence))
    else if (!isListing && (left.includes(null) || !hasVerb(sentence)))
      read.notes.push(...entriesOf(left))
  }
  return {
    ...read,
    offering:
      offering === null
        ? null
        : {
            ...offering,
            activity,
            place,
            details,
            price: named?.price ?? null,
            isSure: offering.isSure && named?.isSure !== false,
          },
  }

  /** The clauses that no fact tells, null for those that one does. */
  function leftOf(
    clauses: readonly string[],
    { sentence, at, isNaming }: { sentence: string; at: number; isNaming: boolean },
  ): (string | null)[] {
    const naming = isNaming ? (offering?.clauses ?? 0) : 0
    const left: (string | null)[] = clauses.slice(0, naming).map((clause) => {
      const [, ...behind] = splitSentences(clause)
      for (const piece of behind) tell([piece], 0, { quote: sentence, at, isNaming })
      return behind.length === 0 ? restOf(clause) : null
    })
    for (let index = left.length; index < clauses.length; index++) {
      const taken = tell(clauses, index, { quote: sentence, at, isNaming })
      for (let count = 0; count < Math.max(1, taken); count++)
        left.push(taken === 0 ? (clauses[index] ?? '') : null)
      index += Math.max(0, taken - 1)
    }
    return left
  }

  /** The clause that names what is sold, where it says a good deal more. */
  function restOf(clause: string): string | null {
    const told = [offering?.name, offering?.place].join(' ')
    return clause.split(' ').length > told.split(' ').length + fewestMore ? clause : null
  }

  /** Tells a clause as a fact; how many clauses that took, none where it is no fact. */
  function tell(
    clauses: readonly string[],
    index: number,
    { quote, at, isNaming }: { quote: string; at: number; isNaming: boolean },
  ): number {
    const clause = clauses[index] ?? ''
    const before = clauses[index - 1]
    const detail = readDetail(clause)
    if (detail !== null && !isPartOfList(detail, clauses, index)) {
      details = joinDetails(details, detail)
      return 1
    }
    const given = isOuting && before !== undefined && readDetail(before)?.included !== undefined
    const handed = given ? readHandedOut(clause) : null
    if (handed !== null) {
      details = joinDetails(details, handed)
      return 1
    }
    const where = isNaming && place === null ? placeAlone(clause) : null
    if (where !== null) {
      place = where
      return 1
    }
    const guide = readGuide(clause, clauses[index + 1])
    if (guide !== null) {
      read.guides.push({ value: guide.guide, quote, isSure: true })
      return guide.clauses
    }
    const figure = readFigure(clause, before)
    if (figure !== null) {
      read.figures.push({ value: figure, quote, isSure: true })
      return /^(?:I|we)\b/u.test(clause) ? 0 : 1
    }
    if (isCredential(clause)) {
      const isSure = isClean(capitalised(clause))
      read.certificates.push({ value: { text: capitalised(clause) }, quote, isSure })
      return 1
    }
    const isNear = offering !== null && at <= offering.at + 1
    const deed = activity === null && isNear ? readActivity(clause) : null
    if (deed === null) return 0
    activity = deed.activity
    place ??= deed.place
    return 1
  }
}

/** In words; fewer are not worth an entry. */
const fewestMore = 3

const outing =
  /\b(?:tours?|trips?|walks?|hikes?|treks?|rides?|lessons?|safaris?|cruises?|flights?|groom\p{L}*)\b/iu

/** 'Tents, mats, dry suits included', 'we supply rods, bait, tackle': what stands beside belongs to the list. */
function isPartOfList(detail: Details, clauses: readonly string[], index: number): boolean {
  const isList = Object.values(detail).some((value) => Array.isArray(value))
  const isOpen = /^(?:we|I|including|includes|bring|please|without|excluding)\b/iu.test(
    clauses[index] ?? '',
  )
  const [beside = ''] = clauses[isOpen ? index + 1 : index - 1]?.split(/ and (?:we|I) /u) ?? []
  return isList && beside !== '' && isBare(beside)
}

function isBare(clause: string): boolean {
  return readDetail(clause) === null && isNounPhrase(clause, { mostWords: 5 })
}
