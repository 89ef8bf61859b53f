import type { Voice } from '../brief/voice.ts'

/** What a tone's lines may speak of; every word fits the slot it is named for. */
export type ToneWords = Voice & {
  /** The business name. */
  name: string
  /** Fits 'about …': 'rafting', 'guided sea kayak tours'. */
  topic: string
  /** Fits 'tell us …': 'which day suits you'. */
  first: string
  second: string
}

/** A sentence or short text in one tone; complete in itself. */
export type ToneLine = (words: ToneWords) => string

/** The lines in which a tone is heard; the facts around them stay the same. */
export type Tone = {
  greetings: readonly string[]
  closings: readonly string[]
  /** Asks the visitor to fill in the form. */
  asks: readonly ToneLine[]
  thankYouHeadlines: readonly ToneLine[]
  thankYouMessages: readonly ToneLine[]
  /** What the business does next, as a step. */
  ourSteps: readonly ToneLine[]
  /** Opens the confirming letter. */
  confirmations: readonly ToneLine[]
  confirmSubjects: readonly ToneLine[]
  /** Leads from the confirmation to what to send. */
  helpUs: readonly ToneLine[]
  /** Opens and ends the letter of advice. */
  adviceOpenings: readonly ToneLine[]
  adviceEndings: readonly ToneLine[]
  /** The last letter: its subject, opening, the one step, and the way out. */
  stepSubjects: readonly ToneLine[]
  stepOpenings: readonly ToneLine[]
  steps: readonly ToneLine[]
  stepEndings: readonly ToneLine[]
  /** Calls in ads, short and without names. */
  adCalls: readonly ToneLine[]
  /** Words in front of the offer, before a colon. */
  offerLabels: readonly string[]
}
