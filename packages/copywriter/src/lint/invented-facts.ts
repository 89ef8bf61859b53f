import type { BriefKnowledge } from './brief-knowledge.ts'
import { withoutName } from './brief-knowledge.ts'
import { findClaims, findSuperlatives } from './claims.ts'
import type { LintRule } from './finding.ts'
import { findInventedInclusions } from './inclusions.ts'
import { findInventedNumbers } from './invented-numbers.ts'
import { namedDates } from './named-dates.ts'
import { currenciesOf } from './quantity-units.ts'
import { findUnknownNames } from './unknown-names.ts'

export type Invented = { rule: LintRule; found: string }

/** Everything that a text says about the business and that neither the answers nor the facts say. */
export function findInventedFacts(text: string, place: string, known: BriefKnowledge): Invented[] {
  const masked = withoutName(text, known.name)
  const found = (rule: LintRule, all: readonly string[]) => all.map((one) => ({ rule, found: one }))
  return [
    ...found('invented-number', findInventedNumbers(masked, known, { place })),
    ...found('invented-number', inventedCurrencies(text, known)),
    ...found('invented-date', inventedDates(masked, place, known)),
    ...found('invented-contact', inventedContacts(text, known)),
    ...found('invented-name', findUnknownNames(masked, known)),
    ...found('claim', findClaims(masked, known)),
    ...found('claim', findInventedInclusions(masked, known)),
    ...found('superlative', findSuperlatives(masked, known.all)),
  ]
}

function inventedCurrencies(text: string, known: BriefKnowledge): string[] {
  return [...new Set(text.match(/\p{Sc}/gu))].filter(
    (sign) =>
      !(currenciesOf(sign) ?? []).some((currency) => known.currencies.has(currency)) &&
      !known.all.includes(sign),
  )
}

/** A letter may ask about a day; whatever else names one says something. */
function inventedDates(text: string, place: string, known: BriefKnowledge): string[] {
  if (/^faq\[\d+\]\.question/u.test(place)) return []
  const said = place.startsWith('email') ? text.replace(/[^.!?\n]*\?/gu, ' ') : text
  // 'Closed on Mondays' follows from the days on which one is open.
  const open = said.replace(/\b(?:closed|no \p{L}+|not open|except)\b[^.!?\n]*/giu, (rest) =>
    namedDates(rest).some((date) => known.openDays.has(date)) || known.openDays.size === 0
      ? rest
      : ' ',
  )
  return namedDates(open).filter((date) => !known.days.has(date))
}

const contact =
  /https?:\/\/[^\s)]+|\bwww\.[^\s)]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d ()./-]{7,}\d/gu
const bareSite =
  /\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|co\.uk|io|de|fr|it|es|ch|at|example|travel|shop)\b(?:\/\S*)?/giu

/** Addresses and numbers are the owner's in whatever spelling: case, 'https://', spaces and hyphens aside. */
function inventedContacts(text: string, known: BriefKnowledge): string[] {
  const said = bareContact(known.all)
  const digits = known.all.replace(/\D/gu, '')
  const found = [...(text.match(contact) ?? []), ...(text.match(bareSite) ?? [])]
  return [...new Set(found)].filter((one) => {
    const plain = bareContact(one).replace(/[.,;:)]+$/u, '')
    if (/^\+?[\d ()./-]+$/u.test(one))
      return isNumber(one) && !digits.includes(one.replace(/\D/gu, '').replace(/^00?/u, ''))
    return !said.includes(plain)
  })
}

/** 'from 2026 - 2027' and '1,200 - 1,400' are no telephone numbers. */
function isNumber(text: string): boolean {
  return text.replace(/\D/gu, '').length >= 8
}

function bareContact(text: string): string {
  return text.toLowerCase().replace(/https?:\/\/|\bwww\./gu, '')
}
