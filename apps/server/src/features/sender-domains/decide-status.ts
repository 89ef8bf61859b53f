import type { DomainStatus } from '@wildpath/contract'

import type { SenderReport } from './mail-dns/sender-report.ts'

type State = {
  status: DomainStatus
  checks: number
  soughtSince: Date
  brokenSince: Date | null
}

export type NextState = State & { nextCheckAt: Date | null }

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long records are looked for by themselves, after they were entered or broke. */
export const soughtForMs = 72 * hourMs
const dailyMs = 24 * hourMs
const shortestPauseMs = 2 * minuteMs
const longestPauseMs = 4 * hourMs
/** After so many looks that nobody answered a verified domain counts as broken. */
const mostSilentLooks = 6
const silentPauseMs = hourMs

/** What becomes of a sender domain after a look. A verified one that breaks signs nothing from then on. */
export function decideStatus(
  state: State,
  report: Pick<SenderReport, 'isRight' | 'isConclusive'>,
  now: Date,
): NextState {
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (report.isRight) {
    return {
      status: 'verified',
      checks: 0,
      soughtSince: state.soughtSince,
      brokenSince: null,
      nextCheckAt: inMs(dailyMs),
    }
  }
  const checks = state.checks + 1
  if (state.status === 'verified') {
    if (!report.isConclusive && checks < mostSilentLooks) {
      return { ...state, checks, nextCheckAt: inMs(silentPauseMs) }
    }
    return {
      status: 'failed',
      checks: 1,
      soughtSince: now,
      brokenSince: now,
      nextCheckAt: inMs(shortestPauseMs),
    }
  }
  const isOver = now.getTime() - state.soughtSince.getTime() >= soughtForMs
  const pauseMs = Math.min(shortestPauseMs * 2 ** Math.min(checks - 1, 10), longestPauseMs)
  return {
    ...state,
    status: isOver ? 'failed' : state.status,
    checks,
    nextCheckAt: isOver ? null : inMs(pauseMs),
  }
}
