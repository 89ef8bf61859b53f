import { createHash } from 'node:crypto'

import type { EstimatedReach } from '@wildpath/contract'

import type { Audience, SocialBudget } from '../social-ads.ts'

/** When an ad ran: from, and until when; null while it still does. Milliseconds. */
export type Run = { from: number; to: number | null }

export type DemoAd = {
  /** Seeds its luck. */
  id: string
  audience: Audience
  budget: SocialBudget
  runs: readonly Run[]
}

export type DemoDay = {
  day: string
  impressions: number
  clicks: number
  spendCents: number
  conversions: number
}

const dayMs = 86_400_000

/**
 * What a demo ad did on each day, both included, by this model; it follows from the ad and the clock alone:
 * - It spends while it runs: 88 to 100 per cent of the day's budget, for the part of the day that it ran.
 * - A thousand impressions cost 9 dollars, 20 per cent more or less by luck of the day, and more for few: see `priceOf`.
 * - Of a hundred impressions 0.9 to 1.9 are clicked, by the ad, and a fifth more or less by the day.
 * - Of a hundred clicks 3 to 8 are conversions, by the ad.
 */
export function demoResults(
  ad: DemoAd,
  { from, to, nowMs }: { from: string; to: string; nowMs: number },
): DemoDay[] {
  const days: DemoDay[] = []
  const lastMs = Math.min(startOf(to), nowMs)
  for (let startMs = startOf(from); startMs <= lastMs; startMs += dayMs) {
    const day = new Date(startMs).toISOString().slice(0, 10)
    const share = shareOfDay(ad, startMs, nowMs)
    if (share > 0) days.push(resultOf(ad, day, share))
  }
  return days
}

function resultOf({ id, audience, budget }: DemoAd, day: string, share: number): DemoDay {
  const spendCents = Math.round(budget.dailyCents * share * between(0.88, 1, `${id} ${day} pace`))
  const price = priceOf(audience) * between(0.8, 1.2, `${id} ${day} price`)
  const impressions = Math.round((spendCents / price) * 1000)
  const rate = between(0.009, 0.019, `${id} rate`) * between(0.8, 1.2, `${id} ${day} rate`)
  const clicks = Math.round(impressions * rate)
  const conversions = Math.round(clicks * between(0.03, 0.08, `${id} conversions`))
  return { day, impressions, clicks, spendCents, conversions }
}

/** The part of a day on which it ran within its dates, up to now. */
function shareOfDay({ budget, runs }: DemoAd, startMs: number, nowMs: number): number {
  const firstMs = Math.max(startMs, startOf(budget.startDate))
  const lastDayMs = budget.endDate === null ? Number.POSITIVE_INFINITY : startOf(budget.endDate)
  const endMs = Math.min(startMs + dayMs, lastDayMs + dayMs, nowMs)
  const ranMs = runs.map(({ from, to }) => Math.min(endMs, to ?? endMs) - Math.max(firstMs, from))
  return ranMs.reduce((sum, ms) => sum + Math.max(0, ms), 0) / dayMs
}

/** Cents for a thousand impressions: each age range and gender that is left out makes the others a tenth dearer. */
function priceOf({ ages, gender, interests, locations }: Audience): number {
  const leftOut = 6 - ages.length + (gender === 'ALL' ? 0 : 2)
  const isNarrow = interests.length > 0 || locations.length > 0
  return 900 * (1 + leftOut / 10) * (isNarrow ? 1.15 : 1)
}

/**
 * People a day that a budget reaches: its impressions at the price above, 1.3 of them to a person, 40 per cent more or
 * less, in hundreds.
 */
export function demoReach(audience: Audience, dailyCents: number): EstimatedReach {
  const people = ((dailyCents / priceOf(audience)) * 1000) / 1.3
  const hundreds = (part: number) => Math.max(100, Math.round((people * part) / 100) * 100)
  return { low: hundreds(0.6), high: hundreds(1.4) }
}

/** A number of this range that is always the same for the same name. */
function between(low: number, high: number, name: string): number {
  const chance = createHash('sha256').update(name).digest().readUInt32BE() / 0xffffffff
  return low + (high - low) * chance
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
