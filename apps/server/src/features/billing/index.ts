export { billingAccounts, paymentEvents } from './billing-tables.ts'
