/** Every table, in one place for the migration generator only; code imports a feature's own table. */
export {
  passwords,
  sessions,
  subscriptions,
  users,
  verifications,
} from '../features/accounts/account-tables.ts'
export { billingAccounts, paymentEvents, usedTrials } from '../features/billing/billing-tables.ts'
export {
  designToolConnections,
  designToolSignIns,
} from '../features/design-tool/design-tool-tables.ts'
export { mediaAssets } from '../features/media-library/media-asset-table.ts'
export { followUps, suppressions } from '../features/follow-ups/follow-up-tables.ts'
export {
  formerSlugs,
  funnelDailyStats,
  funnels,
  funnelTotals,
  pageVersions,
} from '../features/funnels/funnel-tables.ts'
export { generations } from '../features/generation/generation-table.ts'
export { leads } from '../features/leads/lead-table.ts'
export {
  funnelDailySourceStats,
  funnelVisitors,
  visitorKeys,
} from '../features/analytics/analytics-tables.ts'
export { outboxEmails } from '../features/outbox/outbox-table.ts'
export {
  sandboxPaymentEvents,
  sandboxPaymentObjects,
} from '../providers/payments/sandbox/sandbox-payment-tables.ts'
export { rateLimitCounts } from '../http/rate-limit-table.ts'
export { jobs } from '../jobs/job-table.ts'
export { instanceSettings } from './instance-table.ts'
export { leases } from './lease-table.ts'
