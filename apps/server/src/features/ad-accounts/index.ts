export { adCreations } from './ad-account-tables.ts'
export { type OpenedAds, createAdAccountsFeature } from './ad-accounts-feature.ts'
