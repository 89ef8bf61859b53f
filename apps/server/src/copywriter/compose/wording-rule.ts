import type { BrandTone } from '@wildpath/contract'

import type { NounPhrase } from '../grammar/phrases.ts'

/** A fact as a phrase for a list, and as a sentence with a verb where one can be made. */
export type Wording = { line: string; said: string | null }

/** What wordings need to know of the business. */
export type FactWords = {
  we: 'I' | 'we'
  our: 'our' | 'the'
  service: NounPhrase | null
  tone: BrandTone
  /** Behind a duration: 'on the water'. */
  span: string | null
  /** Whether guests come and find things there. */
  isPlaceToBe: boolean
  /** What a small group means, behind a comma. */
  small: readonly string[]
  leader: string
}

export type WordingRule = readonly [
  sign: RegExp,
  write: (match: RegExpExecArray, words: FactWords) => Wording | null,
]

/** The same words as phrase and sentence. */
export function both(text: string): Wording {
  return { line: text, said: text }
}
