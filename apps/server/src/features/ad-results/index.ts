export type { AdResultSource } from './ad-result-source.ts'
export { createAdResultsFeature } from './ad-results-feature.ts'
export { adventureTagOf } from './address-tags.ts'
