export { registerGenerationRoutes } from './generation-routes.ts'
export { createGenerationService, type GenerationService } from './generation-service.ts'
export { withPlan } from './with-plan.ts'
