import type { DomainStatus } from '@wildpath/contract'

import { bounds } from '../../limits.ts'
import type { DomainReport } from './dns-check/domain-report.ts'
import type { domains } from './domain-tables.ts'

export type DomainRow = typeof domains.$inferSelect
type Claim = Pick<DomainRow, 'status' | 'claimedAt' | 'verifiedAt' | 'brokenSince' | 'checks'>

/** What an owner is told by email. */
export type DomainNews = 'verified' | 'broken' | 'switched-off' | 'taken-over' | 'expired'

export type DomainDecision = Pick<
  DomainRow,
  'status' | 'checks' | 'nextCheckAt' | 'verifiedAt' | 'brokenSince'
> & { news: DomainNews | null }

const { dailyCheckMs, brokenCheckMs, servedBrokenMs, checkedPendingMs, pendingKeptMs } =
  bounds.domains
const { shortestPauseMs, longestPauseMs } = bounds.domains

/**
 * What a look at the DNS means for a claim. `isFree` says that no other funnel stands in the way: nobody has
 * the host, or whoever has it cannot prove it any more; `isHolder` that the claim's own visitors are served there.
 */
export function decideDomain(
  claim: Claim,
  report: DomainReport,
  { now, isFree, isHolder }: { now: Date; isFree: boolean; isHolder: boolean },
): DomainDecision {
  const { status, verifiedAt, brokenSince } = claim
  const at = now.getTime()
  if (!report.isConclusive) {
    const nextCheckAt = new Date(at + (status === 'verified' ? brokenCheckMs : pauseOf(claim, now)))
    const isTried = isStillTried(claim, now)
    return {
      ...claim,
      nextCheckAt: isTried ? nextCheckAt : null,
      verifiedAt,
      brokenSince,
      news: null,
    }
  }
  // What was proved once stays so while visitors arrive and the host is its own: its TXT record may go.
  const isProved = report.isOwned || (status === 'verified' && isHolder)
  if (report.isServing && isProved && isFree) {
    return {
      status: 'verified',
      checks: 0,
      verifiedAt: verifiedAt ?? now,
      brokenSince: null,
      nextCheckAt: new Date(at + dailyCheckMs),
      news: status === 'verified' ? null : 'verified',
    }
  }
  const checks = claim.checks + 1
  if (status === 'verified') {
    const since = brokenSince ?? now
    const isOver = at - since.getTime() >= servedBrokenMs
    return {
      status: isOver ? 'failed' : 'verified',
      checks,
      verifiedAt: isOver ? null : verifiedAt,
      brokenSince: since,
      nextCheckAt: new Date(at + (isOver ? longestPauseMs : brokenCheckMs)),
      // Not at the first look: name servers have bad minutes.
      news: isOver ? 'switched-off' : checks === 2 ? 'broken' : null,
    }
  }
  return {
    status: statusOf(report),
    checks,
    verifiedAt: null,
    brokenSince,
    nextCheckAt: isStillTried(claim, now) ? new Date(at + pauseOf(claim, now, report)) : null,
    news: null,
  }
}

export function expiryOf({ status, claimedAt }: Claim): Date | null {
  return status === 'verified' ? null : new Date(claimedAt.getTime() + pendingKeptMs)
}

/** Until when a verified domain that leads elsewhere is served. */
export function servedUntil({ status, brokenSince }: Claim): Date | null {
  return status !== 'verified' || brokenSince === null
    ? null
    : new Date(brokenSince.getTime() + servedBrokenMs)
}

/** Problems that time or the first records mend: nothing that is there is wrong. */
const waitingCodes: ReadonlySet<string> = new Set([
  'nothing-set',
  'host-missing',
  'txt-missing',
  'old-answers-live',
  'resolvers-differ',
  'absence-remembered',
  'name-servers-disagree',
  'name-servers-silent',
  'lookup-timeout',
  'own-host-without-address',
])

function statusOf({ problems, retryAfterSeconds }: DomainReport): DomainStatus {
  const isWrong = problems.some(
    ({ code, weight }) => weight === 'blocks' && !waitingCodes.has(code),
  )
  return isWrong && retryAfterSeconds === null ? 'failed' : 'pending'
}

function isStillTried({ status, claimedAt }: Claim, now: Date): boolean {
  return status === 'verified' || now.getTime() - claimedAt.getTime() < checkedPendingMs
}

/** A quarter of the time since it was claimed, or sooner when old answers end sooner. */
function pauseOf({ claimedAt }: Claim, now: Date, report?: DomainReport): number {
  const grown = (now.getTime() - claimedAt.getTime()) / 4
  const hinted = report?.retryAfterSeconds == null ? grown : report.retryAfterSeconds * 1_000
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, Math.min(grown, hinted)))
}
