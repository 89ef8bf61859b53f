import type { Voice } from '../brief/voice.ts'

/** What a text may speak of; every word fits the slot it is named for. */
export type ToneWords = Voice & {
  /** The business name. */
  name: string
  /** Fits 'about …': 'rafting', 'guided sea kayak tours'. */
  topic: string
  /** Fits 'tell us …': 'which day suits you'. */
  first: string
  second: string
}

/** How a letter of one tone begins and ends. */
export type Tone = { greetings: readonly string[]; closings: readonly string[] }
