import type { BusinessInfo, FactKind, FactValue } from '@wildpath/contract'

type Titled = [title: string, text: string]

/** A business, what is known of it, and what a strong copywriter wrote: several of each text, to be combined. */
export type SampleBusiness = {
  answers: BusinessInfo
  /** Confirmed ones; empty where nobody has confirmed anything yet. */
  facts: { [K in FactKind]: [kind: K, value: FactValue<K>] }[FactKind][]
  heroes: Titled[]
  buttons: string[]
  fields: string[]
  benefits: string[]
  offer: Titled
  story: Titled
  steps: Titled[]
  bring: string[]
  know: string[]
  faq: [question: string, answer: string][]
  thanks: [headline: string, message: string, steps: string[]]
  facebook: Titled[]
  google: Titled[]
  /** Several of each of the three. */
  emails: [string[], string[], string[]]
}
