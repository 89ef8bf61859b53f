export type { AnalyzeWebsiteOf } from './analysis/website-analysis-service.ts'
export type { Network } from './safe-fetch/network.ts'
export { createWebsiteReadingFeature } from './website-reading-feature.ts'
export { createPictureFetch } from './fetch-picture.ts'
