import type { RunningAds } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { overCapText } from './over-cap-text.ts'

const running = (accountId: string, ...amounts: number[]): RunningAds => ({
  platform: 'facebook',
  accountId,
  name: 'Summit Adventures',
  currency: 'USD',
  isDemo: false,
  readAt: '2031-05-01T10:00:00.000Z',
  ads: amounts.map((dailyAmount, at) => ({
    budgetId: `budget-${at}`,
    dailyAmount,
    funnelId: null,
  })),
})
const facebook = { id: 'facebook', things: 'ads' } as const
const account = { id: 'act_1', currency: 'USD' }

it('says what runs above a cap, on that account alone', () => {
  const accounts = [running('act_1', 12, 8), running('act_2', 500)]
  expect(overCapText(accounts, { platform: facebook, account, cap: 19.99 })).toBe(
    'Ads that run now spend up to $20.00 a day, more than this cap.',
  )
  expect(overCapText(accounts, { platform: facebook, account, cap: 20 })).toBeNull()
})

it('knows the account at Google that is reached through a manager', () => {
  const google = { id: 'google', things: 'campaigns' } as const
  const managed = { id: '1234567890_5000000000', currency: 'USD' }
  const accounts = [{ ...running('1234567890', 12), platform: 'google' as const }]
  expect(overCapText(accounts, { platform: google, account: managed, cap: 10 })).toBe(
    'Campaigns that run now spend up to $12.00 a day, more than this cap.',
  )
})

it('says nothing where nothing is known to run there', () => {
  const google = { id: 'google', things: 'campaigns' } as const
  expect(overCapText([running('act_1', 12)], { platform: google, account, cap: 1 })).toBeNull()
  expect(overCapText([], { platform: facebook, account, cap: 1 })).toBeNull()
})
