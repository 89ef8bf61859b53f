export { createPublicSiteFeature } from './public-site-feature.ts'
export { createSitePlaces } from './site-place.ts'
