import { expect, it } from 'vitest'

import { decideScheduling, isBookable } from './training-rules.ts'

const now = new Date('2026-05-01T12:00:00Z')

it.each([
  ['2026-05-01T12:00:00Z', false],
  ['2026-05-01T12:00:01Z', true],
  ['2026-07-30T12:00:00Z', true],
  ['2026-07-30T12:00:01Z', false],
])('at noon of May 1 a training at %s can be booked: %s', (time, isSo) => {
  expect(isBookable(time, now)).toBe(isSo)
})

it('agrees to what was wished for, proposes anything else, and moves what was agreed', () => {
  const wishedTimes = ['2026-05-04T13:00:00.000Z']
  const requested = { status: 'requested', wishedTimes } as const
  expect(decideScheduling(requested, '2026-05-04T13:00:00Z')).toBe('confirms')
  expect(decideScheduling(requested, '2026-05-04T14:00:00Z')).toBe('proposes')
  expect(decideScheduling({ ...requested, status: 'proposed' }, '2026-05-04T13:00:00Z')).toBe(
    'confirms',
  )
  expect(decideScheduling({ ...requested, status: 'confirmed' }, '2026-05-05T13:00:00Z')).toBe(
    'moves',
  )
})
