import type { Email, EmailSender } from './email.ts'
import { displayName, furtherHeaders, headerLine } from './email-headers.ts'

export type OutboxEntry = Pick<Email, 'to' | 'subject' | 'text' | 'messageKey'> & {
  html: string | null
  leadId: string | null
  userId: string | null
  headers: Record<string, string>
}

/** `add` keeps a message once, however often its key comes. */
type Outbox = { add(entry: OutboxEntry): Promise<void> }

/** Sandbox adapter: keeps every message where the product's /outbox shows it; sends nothing. */
export function createSandboxEmail(outbox: Outbox): EmailSender {
  return {
    kind: 'sandbox',
    async send(email) {
      const { to, subject, text, html = null, leadId = null, userId = null } = email
      const { fromName, messageKey } = email
      const sender = fromName === undefined ? {} : { From: displayName(fromName) }
      await outbox.add({
        to: headerLine(to),
        // A subject is one line, as it would be on the way through a mail server.
        subject: headerLine(subject),
        text,
        html,
        leadId,
        userId,
        messageKey,
        headers: { ...sender, ...furtherHeaders(email) },
      })
      return { ok: true }
    },
  }
}
