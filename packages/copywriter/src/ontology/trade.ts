/** A countable noun with both numbers, without article. */
type CountNoun = { one: string; many: string }

/**
 * What is common knowledge about one activity or line of business. Nothing here is a claim about
 * a particular owner: no prices, dates, places, staff, equipment or inclusions.
 */
export type Trade = {
  key: string
  /** Words in the owner's text that reveal it, English and the commonest foreign ones. */
  signs: RegExp
  /** Mass or plural noun phrase that fits 'about …': 'rafting'. */
  topic: string
  /** What a customer books or asks for. */
  booking: CountNoun
  /** Button texts, at most 35 characters. */
  cta: readonly string[]
  /** Form fields besides name and email that a first answer needs. */
  fields: readonly string[]
  /** Noun phrases for a packing list; empty where nothing needs to be brought. */
  bring: readonly string[]
}
