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
  const things = platform.things === 'ads' ? 'Ads' : 'Campaigns'
  return `${things} that run now spend up to ${moneyText(daily, account.currency)} a day, more than this cap.`
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
