import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hexToOklch, mixHex, oklchToHex } from './oklch.ts'

describe('oklch', () => {
  it('agrees with the published values of red', () => {
    const red = hexToOklch('#ff0000')
    expect(red.l).toBeCloseTo(0.628, 3)
    expect(red.c).toBeCloseTo(0.2577, 3)
    expect(red.h).toBeCloseTo(29.23, 1)
  })

  it('brings every colour back as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`
        const back = Number.parseInt(oklchToHex(hexToOklch(hex)).slice(1), 16)
        for (const shift of [0, 8, 16]) {
          const difference = Math.abs(((value >> shift) & 255) - ((back >> shift) & 255))
          expect(difference).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('gives up chroma, not lightness, for a colour no screen can show', () => {
    const shown = hexToOklch(oklchToHex({ l: 0.7, c: 0.4, h: 150 }))
    expect(shown.l).toBeCloseTo(0.7, 2)
    expect(shown.h).toBeCloseTo(150, 0)
    expect(shown.c).toBeLessThan(0.4)
  })

  it('mixes from one end to the other', () => {
    expect(mixHex('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mixHex('#000000', '#ffffff', 1)).toBe('#ffffff')
  })
})
