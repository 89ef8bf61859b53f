import type { Email, EmailSender } from './email.ts'

/** Sandbox adapter: keeps every message where the product's /outbox shows it; sends nothing. */
export function createSandboxEmail(outbox: { add(email: Email): Promise<void> }): EmailSender {
  return {
    kind: 'sandbox',
    // A subject is one line, as it would be on the way through a mail server.
    send: ({ to, subject, text }) =>
      outbox.add({ to, subject: subject.replace(/[\r\n]+/g, ' '), text }),
  }
}
