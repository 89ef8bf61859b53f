import PostalMime, { type Email } from 'postal-mime'

import { bounds } from '../../limits.ts'
import { readComplaint, readEnclosedComplaint } from './read-complaint.ts'
import { readDeliveryStatus } from './read-delivery-status.ts'
import { isTextBounce, readTextBounce } from './read-text-bounce.ts'

/**
 * The outcome that a report states. 'gone': the mailbox does not exist. 'refused': the server rejected this email permanently.
 * 'complaint': the reader marked the email as spam. Everything else, such as delays and out-of-office replies,
 * is 'nothing'.
 */
export type Bounce =
  | { kind: 'gone' | 'refused'; reason: string }
  /** `addresses` and `links` come from the reported email. */
  | { kind: 'complaint'; addresses: string[]; links: string[] }
  | { kind: 'nothing' }

export type ReportMessage = {
  /** The whole email (RFC 5322). */
  message: Uint8Array
  /** Sent to the address for spam complaints. */
  isToComplaints: boolean
}

const nothing: Bounce = { kind: 'nothing' }

/**
 * Reads a delivery status notification (RFC 3464), a plain-text bounce, or a spam complaint (RFC 5965, or an attached
 * email). Addresses in a report may be forged, so the caller must verify which email it concerns. Never throws.
 */
export async function readBounce({ message, isToComplaints }: ReportMessage): Promise<Bounce> {
  const { mimeDepth: maxNestingDepth, headBytes: maxHeadersSize } = bounds.bounces
  const options = { forceRfc822Attachments: true, maxNestingDepth, maxHeadersSize }
  try {
    const email = await PostalMime.parse(message, { ...options, attachmentEncoding: 'utf8' })
    return await readReport(email, isToComplaints)
  } catch {
    return nothing
  }
}

const statusType = /^message\/(global-)?delivery-status$/
const feedbackType = /^message\/feedback-report$/
const originalType = /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/

async function readReport(email: Email, isToComplaints: boolean): Promise<Bounce> {
  const parts = (isPart: (part: Email['attachments'][number]) => boolean) =>
    email.attachments.flatMap((part) =>
      isPart(part) && typeof part.content === 'string' ? [part.content] : [],
    )
  const statuses = parts(({ mimeType }) => statusType.test(mimeType))
  const feedbacks = parts(({ mimeType }) => feedbackType.test(mimeType))
  const [original] = parts(
    ({ mimeType, filename }) => originalType.test(mimeType) || /\.eml$/i.test(filename ?? ''),
  )
  const reportType = findReportType(email)

  if (feedbacks.length > 0 && reportType !== 'delivery-status') {
    const [feedback, ...others] = feedbacks
    if (feedback === undefined || others.length > 0) return nothing
    return readComplaint(cut(feedback), original ?? '')
  }
  if (reportType === 'delivery-status') {
    const [status, ...others] = statuses
    return status === undefined || others.length > 0 ? nothing : readDeliveryStatus(cut(status))
  }
  if (reportType !== null) return nothing
  const inWords = { ...email, text: cut(email.text ?? '') }
  if (isTextBounce(inWords)) return readTextBounce(inWords)
  return original === undefined ? nothing : readEnclosedComplaint(email, original, isToComplaints)
}

/** Returns null unless the message is a multipart/report. */
function findReportType({ headers }: Email): string | null {
  const contentType = headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^\s*multipart\/report\b/i.test(contentType)) return null
  return /report-type\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? ''
}

function cut(text: string): string {
  return text.slice(0, bounds.bounces.reportCharacters)
}
