export { createAddressRepository } from './address-repository.ts'
export { createDeletedFunnelRepository } from './deleted-funnel-repository.ts'
export { createDeletedFunnelService } from './deleted-funnel-service.ts'
export { createFunnelRepository, type FunnelRepository } from './funnel-repository.ts'
export { registerFunnelRoutes } from './funnel-routes.ts'
export type { OwnedFunnel } from './funnel-record.ts'
export { createFunnelService } from './funnel-service.ts'
export { createOwnedFunnels, type OwnedFunnels } from './owned-funnels.ts'
export { createAddressService } from './address-service.ts'
export { createPageRepository } from './page-repository.ts'
export { createPageService } from './page-service.ts'
export { createPublishingRepository } from './publishing-repository.ts'
export { createPublishingService } from './publishing-service.ts'
export { formerSlugs, funnelDailyStats, funnels, pageVersions } from './funnel-tables.ts'
export { isLiving, isOwnedBy, isPublished } from './funnel-visibility.ts'
export { createPageVersionRepository } from './page-version-repository.ts'
export {
  purgeDeletedFunnels,
  purgeDeletedKind,
  schedulePurgeOfDeleted,
} from './purge-deleted-funnels.ts'
export { slugOf } from './slug.ts'
