export type Email = { to: string; subject: string; text: string }

/**
 * Port: outgoing email. `send` resolves once the message is accepted (by the mail server, or by
 * the outbox) and rejects otherwise; it never reports a message as sent that was not.
 */
export type EmailSender = {
  kind: 'live' | 'sandbox'
  send(email: Email): Promise<void>
}
