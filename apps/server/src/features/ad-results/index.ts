export type { AdResultSource, ReadAccount, ReadResults } from './ad-result-source.ts'
export { createAdResultsFeature } from './ad-results-feature.ts'
export { adventureTagOf } from './address-tags.ts'
export { isOfConnection } from './connection-codes.ts'
