import type { FactValue, Price } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { withoutPrice } from './contested-prices.ts'
import { joinDependent } from './join-dependent.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { type Details, joinDetails, readDetail, readHandedOut, readList } from './read-details.ts'
import { type ReadOffering, placeIn, readActivity, readOffering } from './read-offering.ts'
import { readFigure, readGuide } from './read-proof.ts'
import { readPractice } from './read-practice.ts'
import { isCredential, readRule } from './read-statements.ts'
import { splitClauses } from './split-text.ts'

type Told<V> = { value: V; quote: string; isSure: boolean }

/** What the sentences about the business say, and the lines that no fact tells. */
export type ReadProduct = {
  offering:
    | (ReadOffering & { activity: string | null; details: Details; price: Price | null })
    | null
  rules: Told<FactValue<'rule'>>[]
  certificates: Told<FactValue<'certificate'>>[]
  guides: Told<FactValue<'guide'>>[]
  figures: Told<FactValue<'figure'>>[]
  lines: string[]
}

/** Reads the first answer, sentence by sentence; each clause is told by one fact or stays a line. */
export function readProduct(said: readonly string[]): ReadProduct {
  // A price is no part of a name.
  const priced = said.map((sentence) => withoutPrice(sentence))
  const offering =
    readPractice(said) ?? readOffering(said.map((sentence, at) => priced[at]?.text ?? sentence))
  const named = offering === null ? null : (priced[offering.at] ?? null)
  const sentences = offering === null || named === null ? said : said.with(offering.at, named.text)
  const read: ReadProduct = {
    offering: null,
    rules: [],
    certificates: [],
    guides: [],
    figures: [],
    lines: [],
  }
  let details: Details = offering?.details ?? {}
  let activity = offering?.activity ?? null
  let place = offering?.place ?? null
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
    if (sentence.includes(': ')) {
      // A list behind a colon stays with what it lists.
      read.lines.push(capitalised(sentence))
      continue
    }
    const clauses = splitClauses(sentence)
    const rule = isNaming ? null : readRule(sentence)
    if (rule !== null && !clauses.some((clause) => readDetail(clause) !== null)) {
      const { isClean: isSure, ...value } = rule
      read.rules.push({ value, quote: sentence, isSure })
      continue
    }
    const told = isNaming && !offering.isPart ? offering.clauses : 0
    const left: (string | null)[] = clauses.slice(0, told).map(() => null)
    for (let index = told; index < clauses.length; index++) {
      const clause = clauses[index] ?? ''
      if (isNaming && index < offering.clauses) left.push(clause)
      else {
        const taken = tell(clause, clauses, index, { quote: sentence, at })
        for (let count = 0; count < Math.max(1, taken); count++)
          left.push(taken === 0 ? clause : null)
        index += Math.max(0, taken - 1)
      }
    }
    read.lines.push(...joinDependent(left, sentence))
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

  /** Tells a clause as a fact; how many clauses that took, none where it is no fact. */
  function tell(
    clause: string,
    clauses: readonly string[],
    index: number,
    { quote, at }: { quote: string; at: number },
  ): number {
    const detail = readDetail(clause)
    if (detail !== null && !isPartOfList(detail, clauses, index)) {
      details = joinDetails(details, detail)
      return 1
    }
    const before = clauses[index - 1]
    const given = isOuting && before !== undefined && readDetail(before)?.included !== undefined
    const handed = given ? readHandedOut(clause) : null
    if (handed !== null) {
      details = joinDetails(details, handed)
      return 1
    }
    const where = offering !== null && place === null ? placeIn(clause) : null
    if (where !== null) {
      place = where.place
      const shape = readDetail(where.head)
      if (shape !== null) details = joinDetails(details, shape)
      return shape !== null || where.head === '' ? 1 : 0
    }
    const guide = readGuide(clause, clauses[index + 1])
    if (guide !== null) {
      read.guides.push({ value: guide.guide, quote, isSure: true })
      return guide.clauses
    }
    const figure = readFigure(clause)
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
