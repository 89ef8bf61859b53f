import { describe, expect, it } from 'vitest'

import { blackOrWhiteOn, contrastRatio } from './contrast.ts'

describe('contrastRatio', () => {
  it('is 21 between black and white, 1 between equals, the same both ways', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#123456', '#123456')).toBe(1)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  })
})

describe('blackOrWhiteOn', () => {
  it('writes black on yellow and white on violet', () => {
    expect(blackOrWhiteOn('#facc15')).toBe('#000000')
    expect(blackOrWhiteOn('#7c3aed')).toBe('#ffffff')
  })
})
