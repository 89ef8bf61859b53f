export { createPrecompression } from './precompression.ts'
export { createPageCache, type PageCache } from './page-cache.ts'
export { createPageExport } from './page-export.ts'
export { pictureReader, registerPageExportRoutes } from './page-export-routes.ts'
export { registerPublicFileRoutes } from './public-file-routes.ts'
export {
  createPublicFunnelRepository,
  type PublicFunnelRepository,
} from './public-funnel-repository.ts'
export { type PublicPage, renderPublicPage, weighPage } from './public-page.ts'
export { createPublicSite, type PublicSite } from './public-site.ts'
export { createSharePictures } from './share-pictures.ts'
export { createSiteMap } from './site-map.ts'
export { createViewCounter, type ViewCounter } from './view-counter.ts'
