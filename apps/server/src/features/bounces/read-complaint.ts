import { unsubscribePath } from '@wildpath/contract'
import PostalMime, { type Email } from 'postal-mime'

import { bounds } from '../../limits.ts'
import type { Bounce } from './read-bounce.ts'
import { readFields } from './report-fields.ts'

/** Excludes 'not-spam' and DMARC reports, which use the same report type but require no action. */
const complaintTypes = new Set(['abuse', 'fraud', 'opt-out', 'opt-out-list'])

/** Reads a complaint with a machine-readable part (RFC 5965). `original` is the reported email or its headers, or empty. */
export async function readComplaint(report: string, original: string): Promise<Bounce> {
  const fields = readFields(report)
  if (!complaintTypes.has(fields.get('feedback-type')?.toLowerCase() ?? ''))
    return { kind: 'nothing' }
  const found = await readOriginal(original)
  // Providers that redact the headers for privacy leave the link in the body.
  return {
    kind: 'complaint',
    addresses: [...found.addresses, ...splitWords(fields.get('original-mail-from'))],
    links: [...found.links, ...found.textLinks],
  }
}

/** Mailbox providers that forward the reported email without a machine-readable part. */
const feedbackSenders = new Set([
  'staff@hotmail.com',
  'scomp@aol.net',
  'scomp@aol.com',
  'feedback@arf.mail.yahoo.com',
  'feedbackloop@comcastfbl.senderscore.net',
])

/** Reads a complaint that only attaches the reported email, as Outlook.com sends it (JMRP). */
export async function readEnclosedComplaint(
  message: Email,
  original: string,
  isToComplaints: boolean,
): Promise<Bounce> {
  const isFeedback = feedbackSenders.has(message.from?.address?.toLowerCase() ?? '')
  const isReply = message.inReplyTo !== undefined
  if (!isFeedback && (!isToComplaints || isReply)) return { kind: 'nothing' }
  const { addresses, links } = await readOriginal(original)
  return { kind: 'complaint', addresses, links }
}

async function readOriginal(original: string) {
  const { mimeDepth: maxNestingDepth, headBytes: maxHeadersSize } = bounds.bounces
  const options = { maxNestingDepth, maxHeadersSize }
  const { headers, text = '', html = '' } = await PostalMime.parse(original.trimStart(), options)
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).flatMap(({ value }) => splitWords(value))
  const urls = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s<>"'()[\]]+/gi)].map(([url]) => url)
  return {
    addresses: values('return-path'),
    links: values('list-unsubscribe'),
    textLinks: urls.filter((url) => url.includes(unsubscribePath(''))).slice(0, mostLinks),
  }
}

const mostLinks = 10

function splitWords(value = ''): string[] {
  return value.split(/[\s<>,;"]+/).filter(Boolean)
}
