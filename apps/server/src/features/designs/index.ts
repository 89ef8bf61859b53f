export { createDesignRepository } from './design-repository.ts'
export { registerDesignRoutes } from './design-routes.ts'
export { createDesignService, type DesignService } from './design-service.ts'
export { designs } from './design-table.ts'
