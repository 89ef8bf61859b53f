export { mediaAssets } from './media-asset-table.ts'
export type { MediaAssetService } from './media-asset-service.ts'
export { createMediaLibraryFeature } from './media-library-feature.ts'
