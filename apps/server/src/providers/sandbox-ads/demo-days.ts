import { createHash } from 'node:crypto'

import { z } from 'zod'

/** When an ad ran: from, and until when; null while it still does. Milliseconds. */
export const runsSchema = z.array(z.object({ from: z.number(), to: z.number().nullable() }))
export type Run = z.infer<typeof runsSchema>[number]

/** Days, both included; null without an end. */
export type Dates = { startDate: string; endDate: string | null }

export const dayMs = 86_400_000
/** Of all demo accounts. */
export const demoCurrency = 'USD'

/** The days of this range that have begun, with the part of each on which an ad ran, where it ran at all. */
export function daysRun(
  ad: { dates: Dates; runs: readonly Run[] },
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): { day: string; share: number }[] {
  const days: { day: string; share: number }[] = []
  const lastMs = Math.min(startOf(to), nowMs)
  for (let startMs = startOf(from); startMs <= lastMs; startMs += dayMs) {
    const share = shareOfDay(ad, startMs, nowMs)
    if (share > 0) days.push({ day: dayOf(startMs), share })
  }
  return days
}

/** The part of a day on which it ran within its dates, up to now. */
function shareOfDay(
  { dates, runs }: { dates: Dates; runs: readonly Run[] },
  startMs: number,
  nowMs: number,
): number {
  const firstMs = Math.max(startMs, startOf(dates.startDate))
  const lastDayMs = dates.endDate === null ? Number.POSITIVE_INFINITY : startOf(dates.endDate)
  const endMs = Math.min(startMs + dayMs, lastDayMs + dayMs, nowMs)
  const ranMs = runs.map(({ from, to }) => Math.min(endMs, to ?? endMs) - Math.max(firstMs, from))
  return ranMs.reduce((sum, ms) => sum + Math.max(0, ms), 0) / dayMs
}

/** Ends what runs, or begins to run; twice the same is once. */
export function switched(runs: readonly Run[], isOn: boolean, at: number): Run[] {
  const last = runs.at(-1)
  if (isRunning(runs) === isOn) return [...runs]
  if (isOn) return [...runs, { from: at, to: null }]
  return runs.map((run) => (run === last ? { ...run, to: at } : run))
}

export function isRunning(runs: readonly Run[]): boolean {
  return runs.at(-1)?.to === null
}

/** What stands beside an ad that is outside of its dates. */
export function noteOf(dates: Dates, nowMs: number): string | null {
  if (dayOf(nowMs) < dates.startDate) return `Starts on ${dates.startDate}`
  return hasEnded(dates, nowMs) ? 'Ended' : null
}

export function hasEnded({ endDate }: Dates, nowMs: number): boolean {
  return endDate !== null && dayOf(nowMs) > endDate
}

/** A number of this range that is always the same for the same name. */
export function between(low: number, high: number, name: string): number {
  const chance = createHash('sha256').update(name).digest().readUInt32BE() / 0xffffffff
  return low + (high - low) * chance
}

export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
