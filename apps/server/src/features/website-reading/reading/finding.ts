import type { Fact, FactKind, FactValue } from '@wildpath/contract'

/** A fact as one place of a website says it, before all places are compared. */
export type FindingOf<K extends FactKind> = {
  kind: K
  value: FactValue<K>
  confidence: Fact['confidence']
  /** The address of the page. */
  origin: string
  /** The words that it was read from. */
  quote: string
}
export type Finding = { [K in FactKind]: FindingOf<K> }[FactKind]

/** Only as much of the words as a fact keeps. */
export const quoteOf = (text: string): string => text.slice(0, 400).toWellFormed()
