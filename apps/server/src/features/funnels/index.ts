export { createAddressRepository } from './address-repository.ts'
export { createDeletedFunnelRepository } from './deleted-funnel-repository.ts'
export { createDeletedFunnelService } from './deleted-funnel-service.ts'
export { createFunnelRepository, type FunnelRepository } from './funnel-repository.ts'
export { registerFunnelRoutes } from './funnel-routes.ts'
export { createFunnelService, type FunnelService } from './funnel-service.ts'
export { formerSlugs, funnelDailyStats, funnels, pageVersions } from './funnel-tables.ts'
export { isLiving, isOwnedBy, isPublished } from './funnel-visibility.ts'
export { createPageVersionRepository } from './page-version-repository.ts'
export {
  purgeDeletedFunnels,
  purgeDeletedKind,
  schedulePurgeOfDeleted,
} from './purge-deleted-funnels.ts'
export { slugOf } from './slug.ts'
