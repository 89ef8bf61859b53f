export { createAccountDataRepository } from './account-data-repository.ts'
export { createAccountDataFeature } from './account-data-feature.ts'
