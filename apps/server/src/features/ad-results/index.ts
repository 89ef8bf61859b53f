export type { AdResultSource } from './ad-result-source.ts'
export { createAdResultsFeature } from './ad-results-feature.ts'
