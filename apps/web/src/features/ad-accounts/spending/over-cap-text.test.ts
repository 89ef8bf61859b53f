import type { RunningAds } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { overCapText, refusalText, totalOverCapText } from './over-cap-text.ts'

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
    'Running ads spend up to $20.00 a day, more than this cap.',
  )
  expect(overCapText(accounts, { platform: facebook, account, cap: 20 })).toBeNull()
})

it('knows the account at Google that is reached through a manager', () => {
  const google = { id: 'google', things: 'campaigns' } as const
  const managed = { id: '1234567890_5000000000', currency: 'USD' }
  const accounts = [{ ...running('1234567890', 12), platform: 'google' as const }]
  expect(overCapText(accounts, { platform: google, account: managed, cap: 10 })).toBe(
    'Running campaigns spend up to $12.00 a day, more than this cap.',
  )
})

it('says nothing where nothing is known to run there', () => {
  const google = { id: 'google', things: 'campaigns' } as const
  expect(overCapText([running('act_1', 12)], { platform: google, account, cap: 1 })).toBeNull()
  expect(overCapText([], { platform: facebook, account, cap: 1 })).toBeNull()
})

describe('a budget that does not fit under the cap', () => {
  const twenty = [running('act_1', 12, 8), running('act_2', 500)]
  const capped = (cap: number) => ({ platform: facebook, account, cap })

  it('is told with what runs already, before it is asked for', () => {
    expect(refusalText(twenty, capped(30), 20)).toBe(
      'Running ads spend up to $20.00 a day. With this one, the total would be $40.00, above the daily cap of $30.00. Lower the budget, pause another ad, or change the cap.',
    )
    expect(refusalText(twenty, capped(30), 10.01)).toContain('$30.01')
    expect(refusalText(twenty, capped(30), 10)).toBeNull()
  })

  it('is not to be lowered where nothing is left of the cap', () => {
    expect(refusalText(twenty, capped(15), 5)).toBe(
      'Running ads spend up to $20.00 a day. With this one, the total would be $25.00, above the daily cap of $15.00. Pause another ad or change the cap.',
    )
  })

  it('is told by itself where nothing is known to run', () => {
    expect(refusalText([], capped(15), 15.01)).toBe(
      'The daily budget is higher than the cap. Lower it or change the cap.',
    )
    expect(refusalText([], capped(15), 15)).toBeNull()
    expect(refusalText([], capped(15), Number.NaN)).toBeNull()
  })

  it('is added up in cents', () => {
    expect(refusalText([running('act_1', 0.1, 0.2)], capped(0.6), 0.3)).toBeNull()
  })

  it('takes the place of what is changed', () => {
    const change = (dailyBudget: number, before: number) =>
      totalOverCapText(twenty, capped(30), { dailyBudget, before })
    expect(change(22, 12)).toBeNull()
    expect(change(22.5, 12)).toBe(
      'Running ads spend up to $20.00 a day. With this change, the total would be $30.50, above the daily cap of $30.00. Lower the budget, pause another ad, or change the cap.',
    )
    expect(totalOverCapText(twenty, capped(15), { dailyBudget: 21, before: 20 })).toBe(
      'Running ads spend up to $20.00 a day. With this change, the total would be $21.00, above the daily cap of $15.00. Lower the budget or change the cap.',
    )
    // To less is never refused.
    expect(totalOverCapText(twenty, capped(5), { dailyBudget: 11, before: 12 })).toBeNull()
  })

  it('says nothing of a budget that is not one', () => {
    expect(refusalText(twenty, capped(30), Number.NaN)).toBeNull()
  })
})
