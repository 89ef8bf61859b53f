import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { leastContrast } from './contrast.ts'
import { themes } from './themes/index.ts'
import { pagePalette } from './page-palette.ts'
import { veil } from './scrim.ts'
import { skySurface } from './sky-surface.ts'
import type { Surface } from './surface-colours.ts'

type Name = keyof Surface

/** Every text colour with every ground it may stand on. */
const textPairs: [Name, Name[]][] = [
  ['ink', ['paper', 'card', 'shade', 'line']],
  ['quiet', ['paper', 'card', 'shade']],
  ['accent', ['paper', 'card', 'shade']],
  ['danger', ['card', 'dangerGround']],
  ['buttonText', ['button']],
  ['secondText', ['second']],
]
/** Edges and fills by which a control is seen. */
const edgePairs: [Name, Name[]][] = [
  ['edge', ['card', 'paper']],
  ['buttonEdge', ['card', 'paper']],
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The pairs that cannot be read or seen; none, when all is well. */
function illegible(brand: { primary: string; secondary: string }): string[] {
  return Object.values(themes).flatMap((theme) => {
    const { light, dark, sky } = pagePalette(theme, brand)
    const skies = [sky.skyTop, '#6fa8ff', '#0b0d1a', '#ffffff'].map((top) => skySurface(brand, top))
    return [light, dark, ...skies].flatMap((palette) => {
      const poor = (pairs: [Name, Name[]][], least: number) =>
        pairs
          .filter(([front, grounds]) => {
            const behind = grounds.map((ground) => palette[ground])
            return leastContrast(palette[front], behind) < least
          })
          .map(([front]) => `${theme.key} ${front}`)
      return [...poor(textPairs, 4.5), ...poor(edgePairs, 3), ...lostOnPictures(palette)]
    })
  })
}

/** Texts that cannot be read through the veil over a white or a black picture. */
function lostOnPictures({ scrim, ink, quiet }: Surface): string[] {
  const opacity = Number.parseInt(scrim.slice(7), 16) / 255
  const grounds = ['#ffffff', '#000000'].map((photo) => veil(scrim.slice(0, 7), photo, opacity))
  return [ink, quiet].filter((text) => leastContrast(text, grounds) < 4.49)
}

describe('pagePalette', () => {
  it('keeps text at 4.5:1 and edges at 3:1 under any two brand colours', () => {
    fc.assert(
      fc.property(hexColour, hexColour, (primary, secondary) => {
        expect(illegible({ primary, secondary })).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('keeps them under the extremes', () => {
    const extremes = ['#ffffff', '#000000', '#ffff00', '#00ff00', '#0000ff', '#ff0000', '#777777']
    for (const primary of extremes) {
      for (const secondary of extremes) {
        expect(illegible({ primary, secondary })).toEqual([])
      }
    }
  })

  it('presses the primary colour, and the secondary when the primary is as pale as paper', () => {
    const button = (primary: string, secondary: string) =>
      pagePalette(themes.river, { primary, secondary }).light.button
    expect(button('#7c3aed', '#14b8a6')).toBe('#7c3aed')
    expect(button('#fafafa', '#0f766e')).toBe('#0f766e')
  })

  it('makes a button glow in the dark: the brand colour that is seen at a glance', () => {
    const brand = { primary: '#0f766e', secondary: '#e07a3f' }
    expect(pagePalette(themes.river, brand).dark.button).toBe('#e07a3f')
  })

  it('writes nothing but colours, whatever it is given', () => {
    const palette = pagePalette(themes.river, {
      primary: 'red}</style><script>',
      secondary: '#12',
    })
    for (const colour of Object.values(palette).flatMap((part) => Object.values(part)))
      expect(colour).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/)
  })
})
