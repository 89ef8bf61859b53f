import { expect, it } from 'vitest'

import { actionOptions, actionWords, detailWords } from './audit-words.ts'

it('says what was done', () => {
  expect(actionWords('plan-changed')).toBe('changed the plan of')
  expect(actionOptions).toContainEqual({
    value: 'user-deleted',
    label: 'Deleted the account of …',
  })
})

it('names an act of a former version as it was called', () => {
  expect(actionWords('tent-pitched')).toBe('tent pitched:')
})

it('tells what was changed in the words of the product', () => {
  expect(detailWords({ to: 'explorer', from: 'free', endedSubscriptions: 0 })).toBe(
    'from Base Camp to Explorer',
  )
  expect(detailWords({ from: 'explorer', to: 'admin', endedSubscriptions: 1 })).toBe(
    'from Explorer to Admin · 1 paid subscription ended',
  )
  expect(detailWords({ plan: 'explorer', funnelCount: 2, totalSpent: 29.99 })).toBe(
    'was on Explorer · had 2 adventures · had paid $29.99',
  )
  expect(detailWords({ plan: 'free', funnelCount: 1, totalSpent: 0 })).toBe(
    'was on Base Camp · had 1 adventure',
  )
  expect(detailWords({ from: '', to: 'We are back on Monday' })).toBe('to We are back on Monday')
})

it('tells other facts by their names', () => {
  expect(detailWords({ currentPeriodEnd: null, lead_count: 3, isPublic: false, note: '' })).toBe(
    'lead count: 3 · is public: no',
  )
  expect(detailWords({})).toBe('')
})
