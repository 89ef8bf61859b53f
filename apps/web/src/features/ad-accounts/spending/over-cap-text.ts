import { adAccountKeyOf, type AdPlatformKey, type RunningAds } from '@wildpath/contract'

import { dailyTotalOf } from '../../../entities/ad-spending/daily-total.ts'
import { moneyText } from '../../../lib/money-text.ts'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'

type Capped = {
  platform: Pick<AdPlatform, 'id' | 'things'>
  account: Pick<AdAccount, 'id' | 'currency'>
  /** Units of the currency a day. */
  cap: number
}

/** That a cap does not hold what runs already; null where it does, or where nothing is known to run. */
export function overCapText(
  accounts: readonly RunningAds[],
  { platform, account, cap }: Capped,
): string | null {
  const daily = dailyOf(accounts, platform.id, account.id)
  if (daily <= cap) return null
  return `Running ${platform.things} spend up to ${moneyText(daily, account.currency)} a day, more than this cap.`
}

/** Why something new would be refused before it is asked for, as far as is known; null where it would not be. */
export function refusalText(
  accounts: readonly RunningAds[],
  capped: Capped,
  dailyBudget: number,
): string | null {
  const total = totalOverCapText(accounts, capped, { dailyBudget, before: null })
  if (total !== null) return total
  return dailyBudget > capped.cap
    ? 'The daily budget is higher than the cap. Lower it or change the cap.'
    : null
}

type Planned = {
  /** Units of the currency a day. */
  dailyBudget: number
  /** The budget that it takes the place of where something that runs is changed; null where it is new. */
  before: number | null
}

/** That a budget does not fit under a cap with what runs; null where it does, or where nothing is known to run. */
export function totalOverCapText(
  accounts: readonly RunningAds[],
  { platform, account, cap }: Capped,
  { dailyBudget, before }: Planned,
): string | null {
  const daily = dailyOf(accounts, platform.id, account.id)
  const others = Math.max(daily - (before ?? 0), 0)
  // As the server adds up: in cents.
  const total = Math.round((others + dailyBudget) * 100) / 100
  const isMore = dailyBudget > (before ?? 0)
  if (daily === 0 || !isMore || total <= cap) return null
  const money = (amount: number) => moneyText(amount, account.currency)
  const one = platform.things === 'ads' ? 'ad' : 'campaign'
  const added = before === null ? 'this one' : 'this change'
  const ways = [
    ...(others < cap ? ['lower the budget'] : []),
    ...(others > 0 ? [`pause another ${one}`] : []),
    'change the cap',
  ]
  const advice = new Intl.ListFormat('en', { type: 'disjunction' }).format(ways)
  return `Running ${platform.things} spend up to ${money(daily)} a day. With ${added}, the total would be ${money(total)}, above the daily cap of ${money(cap)}. ${advice.charAt(0).toUpperCase()}${advice.slice(1)}.`
}

function dailyOf(
  accounts: readonly RunningAds[],
  platform: AdPlatformKey,
  accountId: string,
): number {
  const key = adAccountKeyOf(accountId)
  const known = accounts.find((one) => one.platform === platform && one.accountId === key)
  return dailyTotalOf(known?.ads ?? [])
}
