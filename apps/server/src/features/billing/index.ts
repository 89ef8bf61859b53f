export { type BillingService, createBillingService } from './billing-service.ts'
export { billingAccounts, paymentEvents } from './billing-tables.ts'
