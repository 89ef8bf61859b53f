export { type BounceAddresses, type BouncedEmail, createBounceAddresses } from './bounce-address.ts'
export { createBouncesFeature } from './bounces-feature.ts'
export type { Bounce } from './read-bounce.ts'
