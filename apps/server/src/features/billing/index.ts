export { billingAccounts, paymentMonths, payments } from './billing-tables.ts'
export { createBillingFeature } from './billing-feature.ts'
export { createSubscriptionSync } from './subscription-sync.ts'
