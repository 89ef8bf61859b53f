import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrastRatio } from '../../style/contrast.ts'
import { overlayOpacities } from './gallery-model.ts'
import { overlayOf, overlayVariables } from './overlay.ts'

describe('overlayOf', () => {
  it('is black at 0.7 unless told otherwise', () => {
    expect(overlayOf({})).toEqual({
      colour: '#000000',
      opacity: 0.7,
      backing: 0,
      text: '#ffffff',
    })
    expect(overlayOf({ overlayColor: 'rgb(255, 255, 255)', overlayOpacity: 0.9 })).toEqual({
      colour: '#ffffff',
      opacity: 0.9,
      backing: 0,
      text: '#000000',
    })
    expect(overlayOf({ overlayColor: 'url(https://evil.test)' }).colour).toBe('#000000')
  })

  it('keeps words readable on a picture of any colour', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const colour = fc.tuple(channel, channel, channel)
    const hex = (channels: number[]) =>
      `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
    fc.assert(
      fc.property(
        colour,
        colour,
        fc.constantFrom(...overlayOpacities),
        (overlay, picture, overlayOpacity) => {
          const { opacity, backing, text } = overlayOf({
            overlayColor: hex(overlay),
            overlayOpacity,
          })
          const picked = (layer: number, under: number[]) =>
            overlay.map((top, at) => top * layer + (under[at] ?? 0) * (1 - layer))
          expect(opacity).toBe(overlayOpacity)
          const seen = picked(backing, picked(opacity, picture))
          expect(contrastRatio(text, hex(seen))).toBeGreaterThanOrEqual(4.45)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('goes into the page as plain colours', () => {
    expect(
      overlayVariables({ colour: '#102030', opacity: 0.5, backing: 0.25, text: '#ffffff' }),
    ).toEqual({
      '--over': '#10203080',
      '--over-none': '#10203000',
      '--over-words': '#10203040',
      '--over-text': '#ffffff',
    })
  })
})
