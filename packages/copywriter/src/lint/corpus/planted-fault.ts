import type { sampleBusinesses } from './index.ts'

export type PlantedFault = readonly [
  kind: string,
  business: keyof typeof sampleBusinesses,
  /** As the linter names places; a sentence is put into the letter, everything else is replaced. */
  place: string,
  text: string,
]
