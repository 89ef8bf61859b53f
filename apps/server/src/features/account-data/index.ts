export { createAccountDataRepository } from './account-data-repository.ts'
export { createAccountReader } from './account-reader.ts'
export { registerAccountDataRoutes } from './account-data-routes.ts'
export { createAccountDataService } from './account-data-service.ts'
