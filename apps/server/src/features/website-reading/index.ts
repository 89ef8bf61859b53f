export type { Network } from './safe-fetch/network.ts'
export { createWebsiteReadingFeature } from './website-reading-feature.ts'
