export { createSecondFactorFeature } from './second-factor-feature.ts'
export { resetSecondFactor } from './reset-second-factor.ts'
export { passkeys } from './second-factor-tables.ts'
