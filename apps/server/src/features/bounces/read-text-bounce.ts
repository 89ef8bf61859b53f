import type { Email } from 'postal-mime'

import { describeReason, isGone } from './bounce-status.ts'
import type { Bounce } from './read-bounce.ts'

const nothing: Bounce = { kind: 'nothing' }

/** From addresses of mail servers. */
const daemon =
  /^(mailer[-_.]?daemon|mail[-_.]?daemon|postmaster|mail|mailadmin|microsoftexchange\w*)@/i
const daemonName = /\b(mail delivery (sub)?system|mailer[- ]daemon)\b/i

/** First lines of bounces from qmail, Postfix, Exim, Exchange, Sendmail, and Domino. */
const openings = [
  /^Hi\. This is the (qmail-send program|deliver program)/,
  /^(This message was created automatically by|This is the) (mail delivery software|Postfix program|mail system)/i,
  /^(Your message\s+did not reach|Delivery has failed to|Delivery to the following recipients? failed)/i,
  /^(The original message was received at|Your message\b.{0,300}?\bwas not delivered to)/is,
]

/** True if a mail server wrote this email to report a failed delivery. Excludes vacation replies and readers' answers. */
export function isTextBounce({ from, headers, text = '' }: Email): boolean {
  const has = (name: RegExp) => headers.some(({ key }) => name.test(key))
  if (has(/^(x-autoreply|x-autorespond|x-autoresponse|x-vacation)$/)) return false
  if (has(/^x-failed-recipients$/)) return true
  const isFromDaemon = daemon.test(from?.address ?? '') || daemonName.test(from?.name ?? '')
  return isFromDaemon || openings.some((opening) => opening.test(text.trimStart()))
}

/** Everything after this line is the undelivered email. */
const copyBegins =
  /^[ \t]*(-{2,}.*\b(below this line|enclosed|copy of|(original|unsent|returned|undelivered|your) message|message header)\b|(original|returned|undelivered) message( headers?| text| follows)?:?[ \t]*\r?$)/im

const delay =
  /\bdelay(ed|ing)?\b|\bwarning message only\b|\bnot yet (been )?(delivered|able)|\b(keep|continue|continuing) (on )?(trying|retrying|to (re)?try)|\bwill (be retried|retry|try again|be tried)|\bdelivery attempts will continue|\bdo not need to resend/i

/** Reads a bounce without a machine-readable part from its text. */
export function readTextBounce({
  subject = '',
  text = '',
}: Pick<Email, 'subject' | 'text'>): Bounce {
  const [report = ''] = text.replace(/^>.*$/gm, '').split(copyBegins, 1)
  if (delay.test(subject) || delay.test(report)) return nothing
  const paragraphs = report.split(/\r?\n[ \t]*\r?\n/)
  // https://cr.yp.to/proto/qsbmf.txt: one paragraph per recipient, each starting with the address.
  if (paragraphs.filter((paragraph) => recipientBegins.test(paragraph)).length > 1) return nothing
  const enhanced = paragraphs.flatMap((paragraph) => readCodes(paragraph, enhancedCode))
  const codes =
    enhanced.length > 0
      ? enhanced
      : paragraphs.flatMap((paragraph) => readCodes(paragraph, basicCode))
  // A message with both a temporary and a permanent failure is inconclusive.
  if (codes.some(({ status }) => status.startsWith('4'))) return nothing
  const code = codes.find(isAboutRecipient) ?? codes[0]
  if (code === undefined) return nothing
  return { kind: isAboutRecipient(code) ? 'gone' : 'refused', reason: describeCode(code) }
}

const recipientBegins = /^\s*<[^<>\s]+>:/

/** RFC 3463. A number followed by another dot is an IP address or a version. */
const enhancedCode = /(?<![\d.])(?:[45]\d\d[ -])?([45]\.[0-7]\.\d{1,3})(?!\d|\.\d)/g
/** RFC 5321, section 4.2.3. */
const basicCode = /(?<![\w./@-]|\d:)([45][0-5]\d)(?=[\s\-:;<>()]|$)/g

type Code = { status: string; paragraph: string; start: number; end: number }

function readCodes(paragraph: string, pattern: RegExp): Code[] {
  return [...paragraph.matchAll(pattern)].map(({ 0: all, 1: status = '', index }) => ({
    status,
    paragraph,
    start: index,
    end: index + all.length,
  }))
}

const unknownRecipient =
  /\b(unknown|no such|invalid|non-?existent|inactive|disabled|bad)\s+(virtual\s+|local\s+)?(user|recipient|account|mailbox|address|destination|person)|\b(user|recipient|account|mailbox|address)\b.{0,80}\b(unknown|not (be )?(found|known|exist|listed|available)|doesn'?t|unavailable|disabled|invalid|rejected|inactive|no longer)|\bno mailbox\b|\bdoes not exist\b|\bRCPT TO\b/is
const otherReason =
  /\b(spam|virus|block(ed|list)\w*|black ?list\w*|reputation|polic(y|ies)|relay\w*|spf|dkim|dmarc|rbl|dnsbl|content|(over)?quota|full|too (large|big|many)|size|sender|access denied|gr[ae]y ?list\w*|rate|storage)\b/i

/** Judges ambiguous codes by the surrounding text. */
function isAboutRecipient({ status, paragraph }: Code): boolean {
  const isOpen = !status.includes('.') || ['5.0.0', '5.5.0'].includes(status)
  if (!isOpen) return isGone(status)
  return unknownRecipient.test(paragraph) && !otherReason.test(paragraph)
}

/** Starts at the code, or returns the whole paragraph if the code ends it. */
function describeCode({ status, paragraph, start, end }: Code): string {
  const hasWordsBehind = /[a-z]{2}/i.test(paragraph.slice(end))
  const words = hasWordsBehind ? paragraph.slice(start) : paragraph.replace(recipientBegins, '')
  return describeReason(status, words)
}
