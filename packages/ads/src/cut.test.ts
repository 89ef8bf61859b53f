import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cutOf } from './cut.ts'

it('is the middle without a focus', () => {
  expect(cutOf({ width: 2000, height: 1000, ratio: 1 })).toEqual({
    left: 500,
    top: 0,
    width: 1000,
    height: 1000,
  })
  expect(cutOf({ width: 1000, height: 2000, ratio: 2 })).toEqual({
    left: 0,
    top: 750,
    width: 1000,
    height: 500,
  })
})

it('lies where object-position would put it', () => {
  const square = (x: number, y: number) =>
    cutOf({ width: 2000, height: 1000, ratio: 1, focus: { x, y } }).left
  expect([square(0, 50), square(25, 0), square(100, 100)]).toEqual([0, 250, 1000])
  expect(cutOf({ width: 1000, height: 2000, ratio: 1, focus: { x: 0, y: 80 } }).top).toBe(800)
})

it('is the whole picture where the shape is the same', () => {
  expect(cutOf({ width: 1600, height: 900, ratio: 16 / 9, focus: { x: 3, y: 99 } })).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 900,
  })
})

it('never leaves the picture, and touches two of its sides', () => {
  const side = fc.integer({ min: 1, max: 12_000 })
  const percent = fc.double({ min: 0, max: 100, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      percent,
      percent,
      (width, height, ratio, x, y) => {
        const cut = cutOf({ width, height, ratio, focus: { x, y } })
        expect(cut.width >= 1 && cut.height >= 1 && cut.left >= 0 && cut.top >= 0).toBe(true)
        expect(cut.left + cut.width <= width && cut.top + cut.height <= height).toBe(true)
        expect(cut.width === width || cut.height === height).toBe(true)
      },
    ),
  )
})
