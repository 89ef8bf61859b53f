import { expect, it } from 'vitest'

import { isTooOld, nextTry } from './conversion-rules.ts'

const at = new Date('2031-07-24T10:00:00Z')
const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
const pauseAfter = (seconds: number, wished?: number) =>
  (nextTry(at, after(seconds), wished).getTime() - after(seconds).getTime()) / 1000

it('is tried again after pauses that double, up to six hours', () => {
  expect([0, 10, 60, 3_600, 86_400].map((waited) => pauseAfter(waited))).toEqual([
    30, 30, 60, 3_600, 21_600,
  ])
})

it('is not tried before the platform wants to be asked', () => {
  expect(pauseAfter(0, 90)).toBe(90)
  expect(pauseAfter(3_600, 90)).toBe(3_600)
})

it.each([7 * 86_400, 1e9, 1e300])(
  'does not wait longer than the platform takes the event: %s seconds',
  (wished) => {
    expect(nextTry(at, after(60), wished)).toEqual(after(7 * 86_400))
  },
)

it('comes back when the event is too old, not some hours later', () => {
  expect(nextTry(at, after(7 * 86_400 - 60))).toEqual(after(7 * 86_400))
})

it('is too old after seven days', () => {
  expect(isTooOld(at, after(7 * 86_400 - 1))).toBe(false)
  expect(isTooOld(at, after(7 * 86_400))).toBe(true)
})
