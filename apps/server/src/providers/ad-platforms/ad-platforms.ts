import type { RemainingRun } from '@wildpath/contract'

/** What an ad may spend, as its platform knows it; a campaign where budgets are those of campaigns. */
export type AdBudget = {
  adId: string
  /** As at the platform, with the key of what was made here. */
  name: string
  /** Of one budget that several ads spend from together, it is the same. */
  budgetId: string
  /** Cents of `currency` (ISO 4217) a day; the rest of a total budget counts as its average over the scheduled days that remain. */
  dailyCents: number
  /** The days that remain for a total budget. Null for a daily budget. */
  remainingRun: RemainingRun | null
  currency: string
  /** Its last day in the account's time zone, such as `2031-05-01`; null where it has none. */
  endDate: string | null
  isOn: boolean
  /** Its last day is over: it spends nothing although it is on. */
  isEnded: boolean
}
