import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { contrastRatio, leastContrast } from './contrast.ts'
import { pagePalette, type PagePalette } from './page-palette.ts'

type Name = keyof PagePalette

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
  ['deepText', ['deep', 'deepLine']],
  ['deepQuiet', ['deep', 'deepLine']],
]
/** Edges and fills by which a control is seen. */
const edgePairs: [Name, Name[]][] = [
  ['edge', ['card', 'paper']],
  ['buttonEdge', ['card', 'paper']],
  ['skyButton', ['skyTop', 'skyLow']],
  ['deepEdge', ['deep']],
]

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** The pairs that cannot be read or seen; none, when all is well. */
function illegible(brand: { primary: string; secondary: string }): string[] {
  const palette = pagePalette(brand)
  const poor = (pairs: [Name, Name[]][], least: number) =>
    pairs
      .filter(([front, grounds]) => {
        const behind = grounds.map((ground) => palette[ground])
        return leastContrast(palette[front], behind) < least
      })
      .map(([front]) => front)
  return [...poor(textPairs, 4.5), ...poor(edgePairs, 3)]
}

describe('pagePalette', () => {
  it('keeps text at 4.5:1 and edges at 3:1 under any two brand colours', () => {
    fc.assert(
      fc.property(hexColour, hexColour, (primary, secondary) => {
        expect(illegible({ primary, secondary })).toEqual([])
      }),
      { numRuns: 300 },
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
        const { skyTop, skyLow } = pagePalette({ primary, secondary })
        expect(contrastRatio(skyTop, skyLow)).toBeLessThan(3)
      }),
      { numRuns: 100 },
    )
  })

  it('presses the primary colour, and the secondary when the primary is as pale as paper', () => {
    expect(pagePalette({ primary: '#7c3aed', secondary: '#14b8a6' }).button).toBe('#7c3aed')
    expect(pagePalette({ primary: '#fafafa', secondary: '#0f766e' }).button).toBe('#0f766e')
  })

  it('writes nothing but colours, whatever it is given', () => {
    const palette = pagePalette({ primary: 'red}</style><script>', secondary: '#12' })
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
