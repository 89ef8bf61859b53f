export { createPublicSiteFeature } from './public-site-feature.ts'
