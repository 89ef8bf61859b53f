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

it('tells the facts of an act in words', () => {
  expect(
    detailWords({
      to: 'explorer',
      from: 'free',
      currentPeriodEnd: null,
      lead_count: 3,
      isPublic: false,
      note: '',
    }),
  ).toBe('from: free · to: explorer · lead count: 3 · is public: no')
  expect(detailWords({})).toBe('')
})
