export { listSetup, missingLine } from './list-setup.ts'
export { registerSetupRoutes } from './setup-routes.ts'
