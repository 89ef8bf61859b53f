export { createMeasuringFeature } from './measuring-feature.ts'
export { measuringOf } from './measuring-of.ts'
export { measuringAccounts } from './measuring-tables.ts'
export { readVisitorConsent, type VisitorConsent } from './visitor-consent.ts'
