export { billingAccounts } from './billing-tables.ts'
export { composeBilling } from './compose-billing.ts'
export { createSubscriptionSync } from './subscription-sync.ts'
