import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrastRatio, leastContrast } from './contrast.ts'
import { designs } from './designs/index.ts'
import { pagePalette, type PagePalette } from './page-palette.ts'
import type { Surface } from './surface-colours.ts'

type Name = keyof Flat
type Flat = Surface & PagePalette['sky']

/** Every text colour with every ground it may stand on. */
const textPairs: [Name, Name[]][] = [
  ['ink', ['paper', 'card', 'shade', 'line']],
  ['quiet', ['paper', 'card', 'shade']],
  ['accent', ['paper', 'card', 'shade']],
  ['danger', ['card', 'dangerGround']],
  ['buttonText', ['button']],
  ['skyText', ['skyTop', 'skyLow', 'skyLine']],
  ['skyQuiet', ['skyTop', 'skyLow', 'skyLine']],
  ['skyButtonText', ['skyButton']],
  ['secondText', ['second']],
]
/** Edges and fills by which a control is seen. */
const edgePairs: [Name, Name[]][] = [
  ['edge', ['card', 'paper']],
  ['buttonEdge', ['card', 'paper']],
  ['skyButton', ['skyTop', 'skyLow']],
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The pairs that cannot be read or seen; none, when all is well. */
function illegible(brand: { primary: string; secondary: string }): string[] {
  return Object.values(designs).flatMap((design) => {
    const { light, dark, sky } = pagePalette(design, brand)
    return [light, dark].flatMap((surface) => {
      const palette: Flat = { ...surface, ...sky }
      const poor = (pairs: [Name, Name[]][], least: number) =>
        pairs
          .filter(([front, grounds]) => {
            const behind = grounds.map((ground) => palette[ground])
            return leastContrast(palette[front], behind) < least
          })
          .map(([front]) => `${design.key} ${front}`)
      return [...poor(textPairs, 4.5), ...poor(edgePairs, 3)]
    })
  })
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

  it('keeps every sky light or dark all the way down behind the headline', () => {
    fc.assert(
      fc.property(hexColour, hexColour, (primary, secondary) => {
        const { skyTop, skyLow } = pagePalette(designs.river, { primary, secondary }).sky
        expect(contrastRatio(skyTop, skyLow)).toBeLessThan(3)
      }),
      { numRuns: 100 },
    )
  })

  it('presses the primary colour, and the secondary when the primary is as pale as paper', () => {
    const button = (primary: string, secondary: string) =>
      pagePalette(designs.river, { primary, secondary }).light.button
    expect(button('#7c3aed', '#14b8a6')).toBe('#7c3aed')
    expect(button('#fafafa', '#0f766e')).toBe('#0f766e')
  })

  it('writes nothing but colours, whatever it is given', () => {
    const palette = pagePalette(designs.river, {
      primary: 'red}</style><script>',
      secondary: '#12',
    })
    for (const colour of Object.values(palette).flatMap((part) => Object.values(part)))
      expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
