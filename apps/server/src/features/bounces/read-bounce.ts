import PostalMime from 'postal-mime'

import { bounds } from '../../limits.ts'

/**
 * What a message to a bounce address says: 'gone' that nobody has the mailbox, 'refused' that this email was not
 * taken for good. Everything else, such as delays and answers out of office, is 'nothing'.
 */
export type Bounce = { kind: 'gone' | 'refused'; reason: string } | { kind: 'nothing' }

const nothing: Bounce = { kind: 'nothing' }
const longestReason = 200

/**
 * Reads a delivery status notification (RFC 3464). Which email it is about is not its business: addresses in it
 * may be forged or forwarded ones. Never throws, whatever the message is.
 */
export async function readBounce(message: Uint8Array): Promise<Bounce> {
  const report = await findReport(message)
  if (report === null) return nothing
  const [, ...recipients] = report
    .split(/\n[ \t\r]*\n/)
    .filter((group) => group.trim() !== '')
    .map(readFields)
  const verdicts = recipients.map(judgeRecipient)
  // One email goes to one address; a report of several that do not agree says nothing of it.
  const [first = nothing] = verdicts
  return verdicts.every(({ kind }) => kind === first.kind) ? first : nothing
}

/** The one part that programs are to read; null where the message is no such report. */
async function findReport(message: Uint8Array): Promise<string | null> {
  const { mimeDepth: maxNestingDepth, headBytes: maxHeadersSize } = bounds.bounces
  const options = { forceRfc822Attachments: true, maxNestingDepth, maxHeadersSize }
  try {
    const { headers, attachments } = await PostalMime.parse(message, {
      ...options,
      attachmentEncoding: 'utf8',
    })
    const type = headers.find(({ key }) => key === 'content-type')?.value ?? ''
    if (!/^\s*multipart\/report\b/i.test(type)) return null
    if (!/report-type\s*=\s*"?delivery-status"?/i.test(type)) return null
    const parts = attachments.filter(({ mimeType }) =>
      /^message\/(global-)?delivery-status$/.test(mimeType),
    )
    const [part] = parts
    return parts.length === 1 && typeof part?.content === 'string'
      ? part.content.slice(0, bounds.bounces.reportCharacters)
      : null
  } catch {
    return null
  }
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
