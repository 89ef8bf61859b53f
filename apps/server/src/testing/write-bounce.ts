type Report = {
  /** Where it goes, the address that the email was reported at. */
  to?: string
  action?: string
  status?: string
  diagnostic?: string
  /** Whom it names as the one who got nothing. */
  recipient?: string
  /** Further recipients of the same report, as lines. */
  further?: readonly string[]
}

/** A report of an undelivered email, as Postfix writes one (RFC 3464). */
export function writeBounce({
  to = 'bounce+1@bounces.example',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 <nobody@example.org>: Recipient address rejected: User unknown',
  recipient = 'nobody@example.org',
  further = [],
}: Report = {}): string {
  return [
    'Return-Path: <>',
    `Delivered-To: ${to}`,
    'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    `To: ${to}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4A1B2C.1700000000/mx.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4A1B2C.1700000000/mx.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--4A1B2C.1700000000/mx.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    'Arrival-Date: Mon,  2 Mar 2026 10:00:00 +0000 (UTC)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    ...further,
    '--4A1B2C.1700000000/mx.example',
    'Content-Description: Undelivered Message',
    'Content-Type: message/rfc822',
    '',
    'From: hello@rafting.example',
    `To: ${recipient}`,
    'Subject: One from Blue Canyon Rafting',
    '',
    'Hi Mia,',
    '',
    '--4A1B2C.1700000000/mx.example--',
    '',
  ].join('\r\n')
}
