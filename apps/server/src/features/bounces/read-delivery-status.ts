import { describeReason, isGone } from './bounce-status.ts'
import type { Bounce } from './read-bounce.ts'
import { readFields } from './report-fields.ts'

const nothing: Bounce = { kind: 'nothing' }

/** Reads the machine-readable part of a report (RFC 3464). */
export function readDeliveryStatus(report: string): Bounce {
  const [, ...recipients] = report
    .split(/\n[ \t\r]*\n/)
    .filter((group) => group.trim() !== '')
    .map(readFields)
  const verdicts = recipients.map(judgeRecipient)
  // Each email has one recipient, so a report with conflicting results is inconclusive.
  const [first = nothing] = verdicts
  return verdicts.every(({ kind }) => kind === first.kind) ? first : nothing
}

function judgeRecipient(fields: ReadonlyMap<string, string>): Bounce {
  if (fields.get('action')?.toLowerCase() !== 'failed') return nothing
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '')
  const given = /^(\d\.\d{1,3}\.\d{1,3})/.exec(fields.get('status') ?? '')?.[1] ?? ''
  // Some servers return 5.0.0 and give the real status only in the other server's message.
  const told = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1]
  const status = /^5\.0\.0$/.test(given) && told !== undefined ? told : given
  if (!status.startsWith('5.')) return nothing
  return { kind: isGone(status) ? 'gone' : 'refused', reason: describeReason(status, diagnostic) }
}
