import fc from 'fast-check'
import { expect, it } from 'vitest'

import { formatColour, parseColour } from './colour.ts'
import { presetColours } from './preset-colours.ts'

it('reads hex, rgb and rgba', () => {
  expect(parseColour('#22c55e')).toEqual({ red: 34, green: 197, blue: 94, alpha: 1 })
  expect(parseColour('#2C5')).toEqual({ red: 34, green: 204, blue: 85, alpha: 1 })
  expect(parseColour(' rgb(1, 20, 255) ')).toEqual({ red: 1, green: 20, blue: 255, alpha: 1 })
  expect(parseColour('rgba(1,20,255,.25)')).toEqual({ red: 1, green: 20, blue: 255, alpha: 0.25 })
})

it('reads nothing else', () => {
  for (const text of ['', 'zzz', '#12345', 'rgb(300, 0, 0)', 'red', 'url(#a)', '#fff;color:red']) {
    expect(parseColour(text)).toBeNull()
  }
})

it('reads what it writes as the same colour', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  const alpha = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100)
  const colour = fc.record({ red: channel, green: channel, blue: channel, alpha })

  fc.assert(
    fc.property(colour, (one) => {
      expect(parseColour(formatColour(one))).toEqual(one)
    }),
  )
})

it('offers twenty different colours with names of their own', () => {
  expect(new Set(presetColours.map(({ value }) => value)).size).toBe(20)
  expect(new Set(presetColours.map(({ name }) => name)).size).toBe(20)
  for (const { value } of presetColours) {
    expect(formatColour(parseColour(value) ?? { red: 0, green: 0, blue: 0, alpha: 0 })).toBe(value)
  }
})
