export { featureRequests, featureRequestVotes } from './feature-request-tables.ts'
export { deleteRequestsOf } from './feature-request-writer.ts'
export { createFeatureRequestsFeature } from './feature-requests-feature.ts'
