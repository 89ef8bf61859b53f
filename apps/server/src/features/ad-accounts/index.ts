export { adCreations, adSpendingCaps, adSpendingLog } from './ad-account-tables.ts'
export { type OpenedAds, createAdAccountsFeature } from './ad-accounts-feature.ts'
export type { GoogleConversions } from './search-platform.ts'
