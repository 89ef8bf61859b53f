export { billingAccounts, paymentEvents } from './billing-tables.ts'
export { composeBilling } from './compose-billing.ts'
