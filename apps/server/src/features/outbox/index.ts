export { createOutboxRepository, type OutboxRepository } from './outbox-repository.ts'
export { registerOutboxRoutes } from './outbox-routes.ts'
