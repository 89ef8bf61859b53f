import PostalMime from 'postal-mime'

import { bounds } from '../../limits.ts'

/**
 * The outcome that a report states. 'gone': the mailbox does not exist. 'refused': the server rejected this email permanently.
 * 'complaint': the reader marked the email as spam. Everything else, such as delays and out-of-office replies,
 * is 'nothing'.
 */
export type Bounce =
  | { kind: 'gone' | 'refused'; reason: string }
  /** `addresses` and `links` come from the headers of the reported email. */
  | { kind: 'complaint'; addresses: string[]; links: string[] }
  | { kind: 'nothing' }

const nothing: Bounce = { kind: 'nothing' }
const longestReason = 200

/**
 * Reads a delivery status notification (RFC 3464), a spam complaint (RFC 5965) or a bounce of qmail. Which email
 * it is about must be checked by the caller, since addresses in a report may be forged. Never throws.
 */
export async function readBounce(message: Uint8Array): Promise<Bounce> {
  const report = await findReport(message)
  switch (report?.type) {
    case undefined:
      return nothing
    case 'delivery-status':
      return readDeliveryStatus(report.text)
    case 'feedback-report':
      return readComplaint(report)
    case 'qmail':
      return readQmailBounce(report.text)
  }
}

function readDeliveryStatus(report: string): Bounce {
  const [, ...recipients] = report
    .split(/\n[ \t\r]*\n/)
    .filter((group) => group.trim() !== '')
    .map(readFields)
  const verdicts = recipients.map(judgeRecipient)
  // One email goes to one address; a report of several recipients that disagree says nothing about it.
  const [first = nothing] = verdicts
  return verdicts.every(({ kind }) => kind === first.kind) ? first : nothing
}

/** The same report type also carries 'not-spam' and reports about DMARC, which ask for nothing. */
const complaintTypes = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

function readComplaint({ text, original }: { text: string; original: string }): Bounce {
  const fields = readFields(text)
  if (!complaintTypes.has(fields.get('feedback-type')?.toLowerCase() ?? '')) return nothing
  const [head = ''] = original.trimStart().split(/\r?\n\r?\n/, 1)
  const headers = readFields(head)
  const words = (value = '') => value.split(/[\s<>,;"]+/).filter(Boolean)
  return {
    kind: 'complaint',
    addresses: [...words(headers.get('return-path')), ...words(fields.get('original-mail-from'))],
    links: words(headers.get('list-unsubscribe')),
  }
}

const qmailStart = /^Hi\. This is the qmail-send program/
const qmailEnd = /^--- (Below this line is|Enclosed are) /m

/** https://cr.yp.to/proto/qsbmf.txt: one paragraph for each recipient, which starts with the address. */
function readQmailBounce(text: string): Bounce {
  const recipients = (text.split(qmailEnd)[0] ?? '')
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((paragraph) => /^<[^<>\s]+>:\r?\n/.test(paragraph))
  const [recipient] = recipients
  if (recipient === undefined || recipients.length > 1) return nothing
  const reason = recipient.slice(recipient.indexOf('\n') + 1)
  const status = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(reason)?.[1]
  if (status === undefined) return nothing
  return { kind: isGone(status) ? 'gone' : 'refused', reason: reasonOf(status, reason) }
}

type Report =
  | { type: 'delivery-status' | 'qmail'; text: string }
  | { type: 'feedback-report'; text: string; original: string }

/** Null if the message is not a report. */
async function findReport(message: Uint8Array): Promise<Report | null> {
  const { mimeDepth: maxNestingDepth, headBytes: maxHeadersSize } = bounds.bounces
  const options = { forceRfc822Attachments: true, maxNestingDepth, maxHeadersSize }
  try {
    const { headers, attachments, text } = await PostalMime.parse(message, {
      ...options,
      attachmentEncoding: 'utf8',
    })
    const contentType = headers.find(({ key }) => key === 'content-type')?.value ?? ''
    if (!/^\s*multipart\/report\b/i.test(contentType)) {
      return text !== undefined && qmailStart.test(text) ? { type: 'qmail', text: cut(text) } : null
    }
    const reportType = /report-type\s*=\s*"?(delivery-status|feedback-report)\b/i
    const type = reportType.exec(contentType)?.[1]?.toLowerCase()
    const parts = (mimeType: RegExp) =>
      attachments.flatMap((part) =>
        mimeType.test(part.mimeType) && typeof part.content === 'string' ? [cut(part.content)] : [],
      )
    if (type === 'delivery-status') {
      const [report, ...others] = parts(/^message\/(global-)?delivery-status$/)
      return report === undefined || others.length > 0 ? null : { type, text: report }
    }
    if (type !== 'feedback-report') return null
    const [report, ...others] = parts(/^message\/feedback-report$/)
    const [original = ''] = parts(/^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/)
    return report === undefined || others.length > 0 ? null : { type, text: report, original }
  } catch {
    return null
  }
}

function cut(text: string): string {
  return text.slice(0, bounds.bounces.reportCharacters)
}

/** The first of each name counts. */
function readFields(group: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim())
  }
  return fields
}

function judgeRecipient(fields: ReadonlyMap<string, string>): Bounce {
  if (fields.get('action')?.toLowerCase() !== 'failed') return nothing
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '')
  const given = /^(\d\.\d{1,3}\.\d{1,3})/.exec(fields.get('status') ?? '')?.[1] ?? ''
  // Some servers name the reason in the words of the other one only.
  const told = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1]
  const status = /^5\.0\.0$/.test(given) && told !== undefined ? told : given
  if (!status.startsWith('5.')) return nothing
  return { kind: isGone(status) ? 'gone' : 'refused', reason: reasonOf(status, diagnostic) }
}

/**
 * RFC 3463: 5.1 is about the address, but 7 and 8 are about the sender's. A mailbox that is full or a
 * message that somebody's rules refuse says nothing about the address.
 */
function isGone(status: string): boolean {
  const isAddress = status.startsWith('5.1.') && !['5.1.7', '5.1.8'].includes(status)
  return isAddress || status === '5.2.1' || status === '5.4.4'
}

function reasonOf(status: string, diagnostic: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is this expression's purpose
  const words = diagnostic.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\s]+/g, ' ').trim()
  return (words === '' ? status : words).slice(0, longestReason)
}
