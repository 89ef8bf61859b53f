/** A countable noun with both numbers, without article. */
export type CountNoun = { one: string; many: string }

/** Something newcomers honestly wonder about, and an answer that is true of any such business. */
export type Worry = { ask: string; answer: string }

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
  /** Imperative verb phrase for the customer that accepts a place behind it: 'Go rafting'. */
  go: string
  /** Button texts, at most 35 characters. */
  cta: readonly string[]
  /** Form fields besides name and email that a first answer needs. */
  fields: readonly string[]
  /** Noun phrases that fit 'Tell us …'. */
  tell: readonly string[]
  worries: readonly Worry[]
  /** Noun phrases for a packing list; empty where nothing needs to be brought. */
  bring: readonly string[]
  /** Whole sentences of advice, worth reading without buying. */
  advice: readonly string[]
  /** Short true sentences, at most 60 characters, for ads and openings. */
  hooks: readonly string[]
  /** Subject lines for the letter of advice. */
  subjects: readonly string[]
  /** Imperative sentences: what to do while waiting for the answer. */
  prepare: readonly string[]
}
