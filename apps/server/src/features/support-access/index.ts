export { createSupportAccessFeature } from './support-access-feature.ts'
export { supportVisits } from './support-visit-table.ts'
