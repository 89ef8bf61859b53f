import { createTransport } from 'nodemailer'

import { bounds } from '../../limits.ts'
import type { Email, EmailFailure, EmailSender, SenderDomain } from './email.ts'
import { displayName, furtherHeaders, headerLine } from './email-headers.ts'

/**
 * Live adapter: any SMTP server, addressed as smtp://user:password@host:port. `from` is an address,
 * alone or as 'Name <address>'.
 */
export function createSmtpEmail({ url, from }: { url: string; from: string }): EmailSender {
  const transport = createTransport({
    url,
    connectionTimeout: bounds.outgoing.emailConnectMs,
    greetingTimeout: bounds.outgoing.emailGreetingMs,
    socketTimeout: bounds.outgoing.emailSilenceMs,
    // Texts are written by people; none of them may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
  const host = address.slice(address.lastIndexOf('@') + 1)
  const senderOf = ({ fromName, sender }: Email) => {
    if (fromName === undefined && sender === undefined) return from
    return { name: displayName(fromName ?? ''), address: headerLine(sender?.address ?? address) }
  }
  return {
    kind: 'live',
    async send(email) {
      const { to, subject, text, html, messageKey } = email
      const recipient = headerLine(to)
      try {
        await transport.sendMail({
          from: senderOf(email),
          // As an object, so that an address is never read as a list of several.
          to: { name: '', address: recipient },
          ...(email.envelopeFrom !== undefined && {
            envelope: {
              from: headerLine(email.envelopeFrom),
              to: [{ name: '', address: recipient }],
            },
          }),
          ...(email.sender !== undefined && { dkim: dkimOf(email.sender) }),
          subject: headerLine(subject),
          text,
          ...(html !== undefined && { html }),
          ...(email.calendar !== undefined && {
            icalEvent: { ...email.calendar, filename: 'invitation.ics' },
          }),
          messageId: `<${messageKey}@${email.sender?.domain ?? host}>`,
          headers: furtherHeaders(email),
        })
        return { ok: true }
      } catch (error) {
        return { ok: false, failure: failureOf(error) }
      }
    },
  }
}

/** What a relay on the way may add to or change stays out of the signature. */
function dkimOf({ domain, selector, privateKey }: SenderDomain) {
  return { domainName: domain, keySelector: selector, privateKey, skipFields: 'message-id:date' }
}

/** What nodemailer tells of a failed delivery (its documentation, 'Error handling'). */
type DeliveryError = Error & { command?: string; response?: string; responseCode?: number }

function failureOf(error: unknown): EmailFailure {
  const {
    command,
    response,
    responseCode = 0,
    message,
  }: Partial<DeliveryError> = error instanceof Error ? error : {}
  const reason = headerLine(response ?? message ?? 'The mail server did not answer').slice(0, 300)
  const isFinal = responseCode >= 500 && responseCode < 600
  if (!isFinal) return { kind: 'unavailable', reason }
  if (command === 'RCPT TO') {
    // 5.7: the server's own rules (RFC 3463); the mailbox may well be there.
    const isPolicy = /^\d{3}[ -]5\.7\./.test(reason)
    return { kind: isPolicy ? 'refused-message' : 'refused-recipient', reason }
  }
  // What the server says to our name, password or sender is for the operator to mend.
  return { kind: command === 'DATA' ? 'refused-message' : 'unavailable', reason }
}
