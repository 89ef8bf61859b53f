import type { AdSpendingEntry } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { spendingEntryText } from './spending-entry-text.ts'

const entry = (change: Partial<AdSpendingEntry> = {}): AdSpendingEntry => ({
  id: '0e7b3c58-2f7e-4a6b-9d57-2a8b8a2b1c11',
  at: '2031-05-01T10:00:00.000Z',
  platform: 'facebook',
  accountId: 'act_1',
  accountName: 'Summit Adventures',
  isDemo: false,
  action: 'create',
  outcome: 'done',
  name: 'Summer rafting',
  currency: 'USD',
  dailyAmount: 20,
  dailyAmountBefore: null,
  message: null,
  ...change,
})

describe('an entry of the spending log', () => {
  it.each([
    [{}, { act: 'Created', amount: '$20.00 a day', remark: null }],
    [
      { action: 'edit', dailyAmountBefore: 15 },
      { act: 'Edited', amount: 'From $15.00 to $20.00 a day', remark: null },
    ],
    [
      { action: 'edit', dailyAmountBefore: 20 },
      { act: 'Edited', amount: '$20.00 a day', remark: null },
    ],
    [
      { action: 'edit-texts', dailyAmount: null },
      { act: 'Text edited', amount: null, remark: null },
    ],
    [
      { action: 'cap', currency: null, dailyAmountBefore: 100, dailyAmount: 50 },
      { act: 'Daily cap changed', amount: 'From 100.00 to 50.00 a day', remark: null },
    ],
    [
      { action: 'cap', currency: 'CAD', dailyAmountBefore: 100, dailyAmount: 50 },
      { act: 'Daily cap changed', amount: 'From CA$100.00 to CA$50.00 a day', remark: null },
    ],
    [{ action: 'pause' }, { act: 'Paused', amount: 'Stops $20.00 a day', remark: null }],
    [
      { action: 'activate', platform: 'google' },
      { act: 'Enabled', amount: '$20.00 a day', remark: null },
    ],
    [
      { action: 'delete', platform: 'google' },
      { act: 'Removed', amount: 'Stops $20.00 a day', remark: null },
    ],
    [{ action: 'delete' }, { act: 'Deleted', amount: 'Stops $20.00 a day', remark: null }],
    [
      { action: 'pause', outcome: 'refused' },
      { act: 'Not paused', amount: '$20.00 a day', remark: null },
    ],
    [
      { action: 'pause', outcome: 'asked', dailyAmount: null, platform: 'google' },
      {
        act: 'Pause pending',
        amount: null,
        remark: 'Google Ads didn’t respond. Check there if it was done.',
      },
    ],
    [
      { outcome: 'refused', message: 'This text may not be shown.' },
      { act: 'Not created', amount: '$20.00 a day', remark: 'This text may not be shown.' },
    ],
  ] as const)('with %o says so', (change, words) => {
    expect(spendingEntryText(entry(change))).toEqual(words)
  })
})
