import type { Subscription } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { linesAfterCancelling } from './lines-after-cancelling.ts'

const formatDate = (time: string) => time.slice(0, 10)
const given = {
  plan: 'expedition-leader',
  currentPeriodEnd: '2026-07-01T00:00:00.000Z',
} as Subscription

it('says what the free plan leaves of the account', () => {
  const words = { given: undefined, runningAds: '', formatDate }
  expect(linesAfterCancelling({ ...words, isOver: false, olderCount: 2 })).toEqual([
    'After that your account is on Base Camp, which includes 1 funnel.',
    '2 older adventures become read-only: still published, still collecting leads, but not editable. You choose which one stays editable.',
    'Ads that run at Facebook or Google Ads go on at your cost. You can pause and delete them here on every plan; new ones need a paid plan.',
  ])
  const [first, second] = linesAfterCancelling({ ...words, isOver: true, olderCount: 0 })
  expect(first).toBe('Your account is on Base Camp, which includes 1 funnel.')
  expect(second).toMatch(/^Further adventures become read-only/)
})

it('says that a given plan stays, whatever is paid beside it', () => {
  const lines = linesAfterCancelling({
    given,
    isOver: false,
    olderCount: 2,
    runningAds: '',
    formatDate,
  })
  expect(lines).toEqual([
    'Your Expedition Leader plan stays: it was given to you until 2026-07-01, and nothing is charged for it.',
    'When both are over, your account is on Base Camp, which includes 1 funnel.',
  ])
})

it('names what the ads that go on spend', () => {
  const runningAds = '2 ads spend up to $30.00 a day on Summit Adventures (Facebook).'
  const words = { given: undefined, isOver: false, olderCount: 0, formatDate }
  expect(linesAfterCancelling({ ...words, runningAds })).toContain(
    'Ads that run at Facebook or Google Ads go on at your cost. 2 ads spend up to $30.00 a day on Summit Adventures (Facebook). You can pause and delete them here on every plan; new ones need a paid plan.',
  )
})
