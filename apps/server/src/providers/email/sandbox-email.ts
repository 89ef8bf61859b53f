import type { Email, EmailSender } from './email.ts'
import { displayName, furtherHeaders, headerLine } from './email-headers.ts'

export type OutboxEntry = Pick<Email, 'to' | 'subject' | 'text' | 'messageKey'> & {
  html: string | null
  calendar: string | null
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
      const { messageKey } = email
      await outbox.add({
        to: headerLine(to),
        // A subject is one line, as it would be on the way through a mail server.
        subject: headerLine(subject),
        text,
        html,
        calendar: email.calendar?.content ?? null,
        leadId,
        userId,
        messageKey,
        headers: { ...senderHeaders(email), ...furtherHeaders(email) },
      })
      return { ok: true }
    },
  }
}

/** As a reader would see it. The product's own address is none of a machine that sends nothing. */
function senderHeaders({ fromName, sender, envelopeFrom }: Email): Record<string, string> {
  const address = sender === undefined ? '' : headerLine(sender.address)
  const name = displayName(fromName ?? '')
  const from = name === '' || address === '' ? name + address : `${name} <${address}>`
  return {
    ...(from !== '' && { From: from }),
    ...(envelopeFrom !== undefined && { 'Return-Path': `<${headerLine(envelopeFrom)}>` }),
  }
}
