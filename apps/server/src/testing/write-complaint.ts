type Complaint = {
  /** Where the mailbox provider sends it. */
  to?: string
  type?: string
  /** Headers of the email that was reported. */
  original?: readonly string[]
  /** Whether the third part holds the headers only. */
  isHeadersOnly?: boolean
}

/** A spam complaint in the Abuse Reporting Format (RFC 5965). */
export function writeComplaint({
  to = 'complaints@bounces.wildpath.example',
  type = 'abuse',
  original = [],
  isHeadersOnly = false,
}: Complaint = {}): string {
  return [
    'From: <feedback@mailbox.example>',
    `To: <${to}>`,
    'Subject: FW: One from Blue Canyon Rafting',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report;',
    '\tboundary="part1_13d.2e68ed54_boundary"',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: text/plain; charset="US-ASCII"',
    '',
    'This is an email abuse report.',
    '',
    '--part1_13d.2e68ed54_boundary',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    'Version: 1',
    '',
    '--part1_13d.2e68ed54_boundary',
    `Content-Type: ${isHeadersOnly ? 'text/rfc822-headers' : 'message/rfc822'}`,
    'Content-Disposition: inline',
    '',
    ...original,
    'Subject: One from Blue Canyon Rafting',
    '',
    ...(isHeadersOnly ? [] : ['Hi Mia,', '']),
    '--part1_13d.2e68ed54_boundary--',
    '',
  ].join('\r\n')
}
