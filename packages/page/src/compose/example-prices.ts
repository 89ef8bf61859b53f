import { wordsOf } from '../language/words-of.ts'
import { samplePlanFeature } from '../samples/sample-values.ts'
import type { SectionInput } from '../sections/section-models.ts'

/** Spec 3, section 9: 'pricing placeholders $9.99, $29.99, $99.99 per month'. */
const examplePrices = ['$9.99', '$29.99', '$99.99']

/**
 * Three plans to fill in. Their prices are examples that say so: only the owner sees them, and visitors
 * see the section once it has a price of the owner's own (product.md: nobody reads an invented price).
 */
export function pricingToFillIn(language: string | undefined): SectionInput {
  const { titles, prices } = wordsOf(language)
  return {
    id: 'pricing',
    type: 'pricing',
    content: {
      title: titles.whatItCosts,
      hasSamplePrices: true,
      examplePrices,
      // Which one is popular nobody knows yet.
      items: prices.sizes.map((title) => ({
        title,
        features: [samplePlanFeature],
        popular: false,
      })),
    },
  }
}

const currency =
  '(?:usd|eur|gbp|chf|cad|aud|nzd|nok|sek|dkk|pln|jpy|inr|brl|mxn|zar|dollars?|bucks|euros?|pounds?|francs?|cents?)'
const named = [
  /\p{Sc}\s?\d|\d[\d.,]*\s?\p{Sc}/u,
  new RegExp(`\\d[\\d.,]*\\s?${currency}\\b|\\b${currency}\\s?\\d`, 'iu'),
  /\b\d[\d.,]* (?:per|a|an|each|pp|p\.p\.)(?: (?:person|guest|adult|child|night|day|hour|week|month|year|head|boat|group|lesson|session)\b|$|[,.;])/iu,
]

/** Whether one of the texts names what something costs. */
export function namesPrice(texts: readonly string[]): boolean {
  return texts.some((text) => named.some((sign) => sign.test(text)))
}
