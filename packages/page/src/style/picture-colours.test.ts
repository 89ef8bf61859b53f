import { describe, expect, it } from 'vitest'

import { pageThemes } from '../document/page-plan.ts'
import { checkContrast } from './brand-check.ts'
import { contrastRatio } from './contrast.ts'
import { pictureColours } from './picture-colours.ts'

type Rgb = readonly [number, number, number]

/** So many pixels of each colour. */
const picture = (...parts: readonly (readonly [Rgb, number])[]) =>
  parts.flatMap(([[red, green, blue], count]) =>
    Array.from({ length: count }, () => [red, green, blue, 255]).flat(),
  )

const blue: Rgb = [20, 80, 170]
const orange: Rgb = [240, 130, 20]
const grey: Rgb = [128, 128, 128]
const white: Rgb = [255, 255, 255]
const yellow: Rgb = [255, 235, 60]

const hueIs = (hex: string, channel: 'blue' | 'orange') => {
  const [red = 0, , bluish = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return channel === 'blue' ? bluish > red : red > bluish
}

describe('the colours of a picture', () => {
  it('are the strongest one and another that is told apart from it', () => {
    const colours = pictureColours({
      pixels: picture([white, 500], [blue, 200], [orange, 60], [grey, 300]),
      theme: 'summit',
    })
    expect(hueIs(colours?.primary ?? '', 'blue')).toBe(true)
    expect(hueIs(colours?.secondary ?? '', 'orange')).toBe(true)
  })

  it('are two shades where there is one colour', () => {
    const colours = pictureColours({ pixels: picture([blue, 50]), theme: 'river' })
    expect(colours?.primary).not.toBe(colours?.secondary)
    expect(hueIs(colours?.secondary ?? '', 'blue')).toBe(true)
  })

  it('are none of black, white, grey and glass', () => {
    const glass = Array.from({ length: 40 }, () => [...blue, 0]).flat()
    const pixels = [...picture([white, 9], [grey, 9], [[0, 0, 0], 9]), ...glass]
    expect(pictureColours({ pixels, theme: 'river' })).toBeNull()
    expect(pictureColours({ pixels: [], theme: 'river' })).toBeNull()
  })

  it.each(pageThemes)('can be read on a page of the theme %s', (theme) => {
    for (const colour of [blue, orange, yellow] satisfies Rgb[]) {
      const palette = pictureColours({ pixels: picture([colour, 9], [grey, 9]), theme })
      if (palette === null) throw new Error('It has a colour')
      const checks = checkContrast({ theme, palette })
      expect(checks.filter(({ ratio, least }) => ratio < least)).toEqual([])
      const faint = checks.filter(
        ({ replaced, least }) => replaced !== null && replaced.ratio < least,
      )
      expect(faint).toEqual([])
      const ground = checks.find(({ part }) => part === 'button')?.ground ?? ''
      expect(contrastRatio(palette.secondary, ground)).toBeGreaterThanOrEqual(3)
    }
  })
})
