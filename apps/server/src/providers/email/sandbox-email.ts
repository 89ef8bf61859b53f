import type { Email, EmailSender } from './email.ts'

/** Sandbox adapter: keeps every message where the product's /outbox shows it; sends nothing. */
export function createSandboxEmail(outbox: { add(email: Email): Promise<void> }): EmailSender {
  return { kind: 'sandbox', send: (email) => outbox.add(email) }
}
