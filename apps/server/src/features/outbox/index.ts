export { createOutboxRepository } from './outbox-repository.ts'
export { createOutboxFeature } from './outbox-feature.ts'
export { mayRead, type Reader } from './may-read.ts'
export { outboxEmails } from './outbox-table.ts'
