import type { BusinessFacts, Fact } from './business-facts.ts'
import type { Price } from './fact-values.ts'
import { type Correction, correctText, listCorrections } from './list-corrections.ts'

export type TextEdit = { before: string; after: string }
export type EditedPrice = {
  /** All facts, with the new price in each one that had the old price. */
  facts: BusinessFacts
  correction: Correction
}

/**
 * Finds a known price that a text edit replaced, such as '$95' with '$98'. The owner's new price counts as confirmed.
 * Returns null if no known price was replaced. Skips corrections that `isSkipped` returns true for.
 */
export function findEditedPrice(
  edits: readonly TextEdit[],
  known: BusinessFacts,
  language: string | undefined,
  isSkipped: (correction: Correction) => boolean = () => false,
): EditedPrice | null {
  const isEdited = ({ from, to }: Correction) =>
    edits.some(
      ({ before, after }) =>
        hasValue(before, from) && !hasValue(after, from) && hasValue(after, to),
    )
  for (const { before, after } of edits) {
    const [old, next] = [findAmounts(before), findAmounts(after)]
    // Skips pasted price lists, because each candidate is compared with all facts.
    const added = next.filter((amount) => !old.includes(amount))
    if (added.length > maxCandidates) continue
    for (const fact of known.facts) {
      const price = getPrice(fact)
      if (price === undefined || !old.includes(price.amount) || next.includes(price.amount)) {
        continue
      }
      for (const candidate of added) {
        const changed = changeFacts(known, price, (same) => setAmount(same, candidate))
        const corrections = listCorrections(known, changed, language)
        const [correction] = corrections
          .filter(isEdited)
          .toSorted((one, other) => one.from.length - other.from.length)
        if (correction !== undefined && !isSkipped(correction)) {
          const facts = changeFacts(known, price, (same) =>
            correctWording(setAmount(same, candidate), corrections),
          )
          return { facts, correction }
        }
      }
    }
  }
  return null
}

/** Changes every fact that has the price, whatever the price is for. */
function changeFacts(
  known: BusinessFacts,
  { amount, currency }: Price,
  change: (fact: Fact) => Fact,
): BusinessFacts {
  const facts = known.facts.map((fact) => {
    const price = getPrice(fact)
    return price?.amount === amount && price.currency === currency ? change(fact) : fact
  })
  return { ...known, facts }
}

const maxCandidates = 3

/** Returns true if the text contains the value as a whole token: see `correctText`. */
export function hasValue(text: string, value: string): boolean {
  return correctText(text, [{ from: value, to: '' }]) !== text
}

function getPrice({ value }: Fact): Price | undefined {
  return 'price' in value ? value.price : undefined
}

function setAmount(fact: Fact, amount: number): Fact {
  const { price } = fact.value as { price: Price }
  return {
    ...fact,
    value: { ...fact.value, price: { ...price, amount } },
    is_confirmed: true,
  } as Fact
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
