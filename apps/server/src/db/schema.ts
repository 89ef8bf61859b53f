/** Every table, in one place for the migration generator only; code imports a feature's own table. */
export {
  accounts,
  sessions,
  subscriptions,
  users,
  verifications,
} from '../features/accounts/account-tables.ts'
export { billingAccounts, paymentEvents, usedTrials } from '../features/billing/billing-tables.ts'
export { funnelDays, funnels } from '../features/funnels/funnel-tables.ts'
export { leads } from '../features/leads/lead-table.ts'
export { outboxEmails } from '../features/outbox/outbox-table.ts'
export {
  sandboxPaymentEvents,
  sandboxPaymentObjects,
} from '../providers/payments/sandbox/sandbox-payment-tables.ts'
export { instanceSettings } from './instance-table.ts'
