export { createOutboxRepository, type OutboxRepository } from './outbox-repository.ts'
export { registerOutboxRoutes } from './outbox-routes.ts'
export { mayRead, type Reader } from './may-read.ts'
export { outboxEmails } from './outbox-table.ts'
