/** Every table, in one place for the migration generator only; code imports a feature's own table. */
export { accounts, sessions, users, verifications } from '../features/accounts/account-tables.ts'
export { funnelDays, funnels } from '../features/funnels/funnel-tables.ts'
export { leads } from '../features/leads/lead-table.ts'
export { outboxEmails } from '../features/outbox/outbox-table.ts'
export { instanceSettings } from './instance-table.ts'
