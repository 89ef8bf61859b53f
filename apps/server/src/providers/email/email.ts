export type Email = {
  to: string
  /** One line; nothing that a stranger wrote belongs here. */
  subject: string
  text: string
  html?: string
  /** An iCalendar file that mail programs put into a calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Who is shown as the sender, instead of the address alone. */
  fromName?: string
  /** The address that it comes from, with the key that proves it; without it the product's own. */
  sender?: SenderDomain
  /** Where mail servers report that it did not arrive; without it the address that it comes from. */
  envelopeFrom?: string
  replyTo?: string
  /** Names this message however often it is sent; letters, digits, '-', '_' and '.'. */
  messageKey: string
  /** Takes the reader's address out with one POST (RFC 8058). */
  unsubscribeUrl?: string
  /** The lead that it is written to or quotes: the outbox keeps it no longer than that. */
  leadId?: string
  /** The person whose account it is about: the outbox keeps it no longer than that. */
  userId?: string
}

/** Signs a message for the domain that it comes from (DKIM, RFC 6376). */
export type SenderDomain = {
  address: string
  domain: string
  /** The record with the public key stands at `<selector>._domainkey.<domain>`. */
  selector: string
  /** PEM. It goes nowhere but into the signature. */
  privateKey: string
}

/**
 * Why a message was not taken. 'refused' is the mail server's last word on this recipient or on this
 * message; 'unavailable' is everything else, so that a later try may succeed. `reason` is short and
 * holds the server's own words.
 */
export type EmailFailure = {
  kind: 'refused-recipient' | 'refused-message' | 'unavailable'
  reason: string
}

export type SendResult = { ok: true } | { ok: false; failure: EmailFailure }

/**
 * Port: outgoing email. `ok` says that the message was accepted (by the mail server, or by the outbox);
 * nothing is reported as sent that was not. A message sent again with its key is the same message: the
 * outbox keeps it once, mail servers get the same Message-ID.
 */
export type EmailSender = {
  kind: 'live' | 'sandbox'
  send(email: Email): Promise<SendResult>
}

/**
 * An address that nobody has confirmed may be somebody else's: where mail really leaves, it gets and lends
 * its name to as little as possible. The outbox reaches nobody.
 */
export function needsConfirmation({ kind }: EmailSender, isConfirmed: boolean): boolean {
  return kind === 'live' && !isConfirmed
}
