import { describe, expect, it } from 'vitest'

import { distanceTo, placeUnder, roomOf, type RowSpan, stepAside } from './sort-places.ts'

/** Rows of 40, 100 and 40 pixels with 10 between them. */
const spans: RowSpan[] = [
  { top: 0, height: 40 },
  { top: 50, height: 100 },
  { top: 160, height: 40 },
]

describe('placeUnder', () => {
  it('stays until half of the next row is covered', () => {
    expect(placeUnder(spans, { from: 0, offset: 60 })).toBe(0)
    expect(placeUnder(spans, { from: 0, offset: 61 })).toBe(1)
    expect(placeUnder(spans, { from: 0, offset: 141 })).toBe(2)
    expect(placeUnder(spans, { from: 2, offset: -60 })).toBe(2)
    expect(placeUnder(spans, { from: 2, offset: -61 })).toBe(1)
    expect(placeUnder(spans, { from: 2, offset: -141 })).toBe(0)
  })

  it('stays within the list however far the pointer goes', () => {
    expect(placeUnder(spans, { from: 1, offset: 9999 })).toBe(2)
    expect(placeUnder(spans, { from: 1, offset: -9999 })).toBe(0)
    expect(placeUnder(spans, { from: 7, offset: 10 })).toBe(7)
  })
})

it('puts rows of different heights where they will stand', () => {
  expect(distanceTo(spans, 0, 2)).toBe(160)
  expect(distanceTo(spans, 2, 0)).toBe(-160)
  expect(distanceTo(spans, 1, 1)).toBe(0)
  expect([0, 1, 2].map((index) => roomOf(spans, index))).toEqual([50, 110, 50])
  expect(roomOf([{ top: 0, height: 30 }], 0)).toBe(30)
})

it('moves only the rows between the two places', () => {
  expect([0, 1, 2, 3, 4].map((index) => stepAside(index, 1, 3))).toEqual([0, 0, -1, -1, 0])
  expect([0, 1, 2, 3, 4].map((index) => stepAside(index, 3, 1))).toEqual([0, 1, 1, 0, 0])
})
