export { createSupportAccessFeature } from './support-access-feature.ts'
export { closeVisitsOf } from './support-visit-repository.ts'
export { supportVisits } from './support-visit-table.ts'
