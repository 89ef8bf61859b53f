import { describeReason, isGone } from './bounce-status.ts'
import type { Bounce } from './read-bounce.ts'
import { readFields } from './report-fields.ts'

const nothing: Bounce = { kind: 'nothing' }

/** Reads the part of a report that programs read (RFC 3464). */
export function readDeliveryStatus(report: string): Bounce {
  const [, ...recipients] = report
    .split(/\n[ \t\r]*\n/)
    .filter((group) => group.trim() !== '')
    .map(readFields)
  const verdicts = recipients.map(judgeRecipient)
  // One email goes to one address; a report of several recipients that disagree says nothing about it.
  const [first = nothing] = verdicts
  return verdicts.every(({ kind }) => kind === first.kind) ? first : nothing
}

function judgeRecipient(fields: ReadonlyMap<string, string>): Bounce {
  if (fields.get('action')?.toLowerCase() !== 'failed') return nothing
  const diagnostic = (fields.get('diagnostic-code') ?? '').replace(/^\s*smtp\s*;\s*/i, '')
  const given = /^(\d\.\d{1,3}\.\d{1,3})/.exec(fields.get('status') ?? '')?.[1] ?? ''
  // Some servers name the reason in the words of the other one only.
  const told = /\b(5\.\d{1,3}\.\d{1,3})\b/.exec(diagnostic)?.[1]
  const status = /^5\.0\.0$/.test(given) && told !== undefined ? told : given
  if (!status.startsWith('5.')) return nothing
  return { kind: isGone(status) ? 'gone' : 'refused', reason: describeReason(status, diagnostic) }
}
