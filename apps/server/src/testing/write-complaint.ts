type Complaint = {
  /** Where the mailbox provider sends it. */
  to?: string
  type?: string
  /** Headers of the email that was reported. */
  original?: readonly string[]
  /** Whether the third part holds the headers only. */
  isHeadersOnly?: boolean
  /** Body of the reported email. */
  text?: string
}

/** A spam complaint in the Abuse Reporting Format (RFC 5965). */
export function writeComplaint({
  to = 'complaints@bounces.wildpath.example',
  type = 'abuse',
  original = [],
  isHeadersOnly = false,
  text = 'Hi Mia,',
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
    ...(isHeadersOnly ? [] : [text, '']),
    '--part1_13d.2e68ed54_boundary--',
    '',
  ].join('\r\n')
}

type EnclosedComplaint = {
  from?: string
  to?: string
  headers?: readonly string[]
  original?: readonly string[]
  type?: string
  encoding?: '8bit' | 'base64' | 'quoted-printable'
}

/** A spam complaint that only attaches the reported email, as Outlook.com's JMRP sends it. */
export function writeEnclosedComplaint({
  from = 'staff@hotmail.com',
  to = 'complaints@bounces.wildpath.example',
  headers = [],
  original = [],
  type = 'message/rfc822',
  encoding = '8bit',
}: EnclosedComplaint = {}): string {
  const enclosed = [...original, 'Subject: One from Blue Canyon Rafting', '', 'Hi Mia,'].join(
    '\r\n',
  )
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: complaint about message from 203.0.113.7',
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="part_1"',
    '',
    '--part_1',
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    'Content-Disposition: inline',
    '',
    encode(enclosed, encoding),
    '--part_1--',
    '',
  ].join('\r\n')
}

function encode(text: string, encoding: '8bit' | 'base64' | 'quoted-printable'): string {
  if (encoding === '8bit') return text
  if (encoding === 'quoted-printable') return text.replaceAll('=', '=3D').replaceAll('@', '=40')
  return Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
}
