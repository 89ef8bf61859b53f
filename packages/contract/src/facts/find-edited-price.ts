import type { BusinessFacts, Fact } from './business-facts.ts'
import { type Correction, correctText, listCorrections } from './list-corrections.ts'

export type TextEdit = { before: string; after: string }
export type EditedPrice = {
  /** The facts with the new price. */
  facts: BusinessFacts
  correction: Correction
}

/**
 * Finds a known price that text edits replaced by another amount, such as '$95' by '$98'. The owner's new price counts
 * as confirmed. Returns null if no known price was replaced, or if two facts have the old price.
 */
export function findEditedPrice(
  edits: readonly TextEdit[],
  known: BusinessFacts,
  language: string | undefined,
): EditedPrice | null {
  const amounts = [...new Set(edits.flatMap(({ after }) => findAmounts(after)))]
  const isEdited = ({ from, to }: Correction) =>
    edits.some(
      ({ before, after }) =>
        hasValue(before, from) && !hasValue(after, from) && hasValue(after, to),
    )
  for (const [index, fact] of known.facts.entries()) {
    for (const priced of amounts.flatMap((amount) => setAmount(fact, amount))) {
      const replaceFact = (next: Fact) => ({ ...known, facts: known.facts.with(index, next) })
      const corrections = listCorrections(known, replaceFact(priced), language)
      const [correction] = corrections
        .filter(isEdited)
        .toSorted((one, other) => one.from.length - other.from.length)
      if (correction !== undefined) {
        return { facts: replaceFact(correctWording(priced, corrections)), correction }
      }
    }
  }
  return null
}

/** Returns true if a text states the value as a whole token: see `correctText`. */
export function hasValue(text: string, value: string): boolean {
  return correctText(text, [{ from: value, to: '' }]) !== text
}

/** Returns an empty list for a fact without a price. */
function setAmount(fact: Fact, amount: number): Fact[] {
  if (!('price' in fact.value) || fact.value.price === undefined) return []
  const value = { ...fact.value, price: { ...fact.value.price, amount } }
  return [{ ...fact, value, is_confirmed: true } as Fact]
}

function correctWording(fact: Fact, corrections: readonly Correction[]): Fact {
  const value = Object.fromEntries(
    Object.entries(fact.value).map(([name, part]) => [
      name,
      typeof part === 'string' ? correctText(part, corrections) : part,
    ]),
  )
  return { ...fact, value } as Fact
}

/** Finds amounts, such as 1200 in '1,200' and 95.5 in '95.50'. */
function findAmounts(text: string): number[] {
  return [...text.matchAll(/\d[\d.,]*/g)].flatMap(([figure]) => {
    const digits = figure.replace(/[.,]+$/, '')
    const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
    const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${cents}`)
    return Number.isFinite(amount) && amount <= 10_000_000 ? [amount] : []
  })
}
