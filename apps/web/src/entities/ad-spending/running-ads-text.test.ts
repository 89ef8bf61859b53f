import type { RunningAds } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { formatDateTime } from '../../lib/format-date.ts'
import { adsAt, adsLeadingTo, runningAdsText } from './running-ads-text.ts'

const readAt = '2031-05-01T10:00:00.000Z'
const minutesLater = (minutes: number) => new Date(Date.parse(readAt) + minutes * 60_000)

const account = (change: Partial<RunningAds> = {}): RunningAds => ({
  platform: 'facebook',
  accountId: 'act_1',
  name: 'Summit Adventures',
  currency: 'USD',
  isDemo: false,
  readAt,
  ads: [
    { budgetId: 'b1', dailyAmount: 20, funnelId: 'river' },
    { budgetId: 'b2', dailyAmount: 10, funnelId: null },
  ],
  ...change,
})

describe('what runs, in words', () => {
  it('is how many ads of each account, and what they spend a day together', () => {
    const google = account({
      platform: 'google',
      name: 'Demo search account',
      currency: 'EUR',
      isDemo: true,
      ads: [{ budgetId: 'b3', dailyAmount: 7.5, funnelId: null }],
    })
    expect(runningAdsText([account(), google], minutesLater(1))).toBe(
      '2 ads spend up to $30.00 a day on Summit Adventures (Facebook). 1 campaign spends up to €7.50 a day on Demo search account (Google Ads).',
    )
  })

  it('counts a budget once that several ads spend from', () => {
    const shared = { budgetId: 'shared', dailyAmount: 20, funnelId: null }
    const own = { ...shared, budgetId: 'own', dailyAmount: 5 }
    expect(runningAdsText([account({ ads: [shared, own, shared] })], minutesLater(1))).toBe(
      '3 ads spend up to $25.00 a day on Summit Adventures (Facebook).',
    )
  })

  it('says when it was read, where that is a while ago', () => {
    expect(runningAdsText([account()], minutesLater(6))).toBe(
      `2 ads spend up to $30.00 a day on Summit Adventures (Facebook), as last read ${formatDateTime(readAt)}.`,
    )
  })

  it('is nothing where nothing is known to run', () => {
    expect(runningAdsText([], minutesLater(0))).toBe('')
    expect(runningAdsText([account({ ads: [] })], minutesLater(0))).toBe('')
  })

  it('says once that an account is a demo', () => {
    expect(runningAdsText([account({ isDemo: true })], minutesLater(1))).toBe(
      '2 ads spend up to $30.00 a day on Summit Adventures (Facebook, Demo).',
    )
    expect(
      runningAdsText([account({ isDemo: true, name: 'Demolition Tours' })], minutesLater(1)),
    ).toBe('2 ads spend up to $30.00 a day on Demolition Tours (Facebook, Demo).')
  })

  it('is of one platform the ads of its accounts', () => {
    const google = account({ platform: 'google', name: 'Summit Search' })
    expect(runningAdsText(adsAt('google', [account(), google]), minutesLater(1))).toBe(
      '2 campaigns spend up to $30.00 a day on Summit Search (Google Ads).',
    )
    expect(adsAt('google', [account()])).toEqual([])
  })

  it('is of one adventure the ads that lead to it', () => {
    const leading = adsLeadingTo([account(), account({ ads: [] })], 'river')
    expect(runningAdsText(leading, minutesLater(1))).toBe(
      '1 ad spends up to $20.00 a day on Summit Adventures (Facebook).',
    )
  })
})
