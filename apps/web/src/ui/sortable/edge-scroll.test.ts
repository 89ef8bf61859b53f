import { expect, it } from 'vitest'

import { speedAt } from './edge-scroll.ts'

const span = { top: 100, bottom: 700 }

it('scrolls faster the nearer the pointer is to an edge, and not at all between them', () => {
  expect([156, 152, 120, 0].map((y) => speedAt(y, span))).toEqual([0, -1, -9, -14])
  expect([644, 648, 680, 900].map((y) => speedAt(y, span))).toEqual([0, 1, 9, 14])
  expect(speedAt(Number.NaN, span)).toBe(0)
})
