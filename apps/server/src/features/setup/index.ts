export { listSetup, missingLine } from './list-setup.ts'
export { createSetupFeature } from './setup-feature.ts'
