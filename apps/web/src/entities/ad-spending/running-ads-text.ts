import type { AdPlatformKey, RunningAds } from '@wildpath/contract'

import { formatDateTime } from '../../lib/format-date.ts'
import { moneyText } from '../../lib/money-text.ts'
import { adPlatformNames } from './ad-platform-names.ts'
import { dailyTotalOf } from './daily-total.ts'

const minuteMs = 60_000
/** What was read longer ago is said to be so. */
const freshMs = 5 * minuteMs

const things = {
  facebook: ['ad', 'ads'],
  google: ['campaign', 'campaigns'],
} as const satisfies Record<AdPlatformKey, readonly [string, string]>

/**
 * What runs and for how much a day, of each account in one sentence; '' where nothing is known to run.
 * '2 ads spend up to $30.00 a day on Summit Adventures (Facebook).'
 */
export function runningAdsText(accounts: readonly RunningAds[], now: Date): string {
  return accounts.flatMap((account) => sentenceOf(account, now)).join(' ')
}

/** Those alone whose ads lead to an adventure. */
export function adsLeadingTo(accounts: readonly RunningAds[], funnelId: string): RunningAds[] {
  return accounts.map((account) => ({
    ...account,
    ads: account.ads.filter((ad) => ad.funnelId === funnelId),
  }))
}

/** Those alone of one platform. */
export function adsAt(platform: AdPlatformKey, accounts: readonly RunningAds[]): RunningAds[] {
  return accounts.filter((account) => account.platform === platform)
}

function sentenceOf({ platform, name, currency, isDemo, readAt, ads }: RunningAds, now: Date) {
  if (ads.length === 0) return []
  const [one, several] = things[platform]
  const what = ads.length === 1 ? `1 ${one} spends` : `${ads.length} ${several} spend`
  const place = `${name} (${adPlatformNames[platform]}${isDemo && !/^demo\b/i.test(name) ? ', Demo' : ''})`
  const isFresh = now.getTime() - Date.parse(readAt) <= freshMs
  const since = isFresh ? '' : `, as last read ${formatDateTime(readAt)}`
  return [`${what} up to ${moneyText(dailyTotalOf(ads), currency)} a day on ${place}${since}.`]
}
