export { adCreations } from './ad-account-tables.ts'
export { type ConfiguredSocialAds, createAdAccountsFeature } from './ad-accounts-feature.ts'
