import type { PricingItem } from './pricing-model.ts'
import type { PageWords } from '../../language/page-words.ts'
import { wordsOf } from '../../language/words-of.ts'

/** What a plan's card says. */
export type PricingPlan = {
  title: string
  /** Highlighted beside the others. */
  isPopular: boolean
  /** The owner says that most people choose it; otherwise only its place highlights it. */
  isStatedPopular: boolean
  /** `period` is as shown, such as 'per month'; empty where nothing is known. */
  price: { amount: string; period: string } | null
  /** A sentence about the plan, where its features are listed apart. */
  summary: string
  features: string[]
  buttonText: string
}

type Place = { index: number; count: number }
type Words = PageWords['prices']

const dollars = /\$\s?\d+(?:,\d{3})*(?:\.\d{1,2})?/
/** What may stand beside an amount and only says what it is for. */
const periodWords = /^(?:\/|per|a|an|each|every)\s*([\p{L}][\p{L}\s-]{0,30})$/iu

/**
 * Reads a plan out of an item. Source: spec 2, 'Page section': the middle item, or any whose title
 * contains 'popular', is highlighted; the price is the item's own or the first dollar amount of its
 * description, per month; the description's comma-separated parts are the features.
 */
export function planOfItem(
  item: PricingItem,
  place: Place,
  words: Words = wordsOf('en').prices,
): PricingPlan {
  const isStatedPopular = item.popular ?? /popular/i.test(item.title)
  const isPopular = item.popular ?? (isStatedPopular || isMiddle(place))
  const own = item.price?.trim() ?? ''
  const read = readDescription(item.description, words)
  const hasOwnFeatures = item.features !== undefined && item.features.length > 0
  const listed = (item.features ?? []).filter((feature) => feature.trim() !== '')
  return {
    title: item.title,
    isPopular,
    isStatedPopular,
    price:
      own === ''
        ? withPeriod(read.price, item.period, words)
        : { amount: own, period: period(item.period, words) },
    summary: hasOwnFeatures ? item.description : '',
    features: hasOwnFeatures ? listed : read.features,
    buttonText: item.buttonText || (isPopular ? words.getStarted : words.choose),
  }
}

/** Spec 2, 'Page section': (position + 1) × 9.99, or the section's own example; for the owner's eyes only. */
export function samplePrice(
  index: number,
  examples: readonly string[] = [],
): { amount: string; period: string } {
  const counted = `$${((index + 1) * 9.99).toFixed(2)}`
  return { amount: examples[index] ?? counted, period: 'per month' }
}

function isMiddle({ index, count }: Place): boolean {
  return count > 1 && count % 2 === 1 && index === (count - 1) / 2
}

function readDescription(description: string, words: Words) {
  const found = dollars.exec(description)?.[0] ?? null
  const parts = description.split(/,(?!\d{3}(?!\d))/).map((part) => part.trim())
  if (found === null) return { price: null, features: parts.filter((part) => part !== '') }
  const at = parts.findIndex((part) => part.includes(found))
  const rest = (parts[at] ?? '')
    .replace(found, '')
    .replace(/^from\b/i, '')
    .trim()
  const unit = periodWords.exec(rest)?.[1]
  const isOnlyPrice = rest === '' || unit !== undefined
  return {
    price: {
      amount: found,
      period: unit === undefined ? words.units.month : words.per(unit.trim()),
    },
    features: parts.filter((part, index) => part !== '' && !(isOnlyPrice && index === at)),
  }
}

function withPeriod(
  price: PricingPlan['price'],
  own: string | undefined,
  words: Words,
): PricingPlan['price'] {
  if (price === null || own === undefined || own.trim() === '') return price
  return { ...price, period: period(own, words) }
}

/** '/month', 'month' and 'per month' say the same. */
function period(text: string | undefined, { per }: Words): string {
  const said = (text ?? '').trim()
  const unit = said.replace(/^\/\s*/, '')
  return unit !== said || /^\p{L}+$/u.test(said) ? per(unit) : said
}
