export { createFunnelRepository, type FunnelRepository } from './funnel-repository.ts'
export { registerFunnelRoutes } from './funnel-routes.ts'
export { createFunnelService, type FunnelService } from './funnel-service.ts'
export { funnelDays, funnels } from './funnel-tables.ts'
