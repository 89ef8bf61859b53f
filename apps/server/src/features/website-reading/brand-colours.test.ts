import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { findBrandColours } from './brand-colours.ts'
import { readDrawingColours } from './reading/drawing-colours.ts'

const none = {
  themeColour: null,
  logo: null,
  readDrawing: async (text: string) => readDrawingColours(text),
}

/** A picture of bands, each of a colour and as wide as it says. */
async function drawBands(
  bands: readonly (readonly [colour: string, width: number])[],
): Promise<Buffer> {
  const width = bands.reduce((sum, [, one]) => sum + one, 0)
  let left = 0
  const rectangles = bands.map(([colour, one]) => {
    left += one
    return `<rect x="${left - one}" width="${one}" height="40" fill="${colour}"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40">${rectangles.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

describe('the colours of a brand', () => {
  it('are the strongest two of its logo', async () => {
    const logo = await drawBands([
      ['#ffffff', 80],
      ['#0a7ea4', 40],
      ['#222222', 40],
      ['#f28c28', 20],
      ['#11aa44', 4],
    ])
    expect(await findBrandColours({ ...none, logo })).toEqual(['#0a7ea4', '#f28c28'])
  })

  it('begin with the one that the site says', async () => {
    const logo = await drawBands([['#f28c28', 40]])
    expect(await findBrandColours({ ...none, themeColour: '#0a7ea4', logo })).toEqual([
      '#0a7ea4',
      '#f28c28',
    ])
  })

  it('are told apart', async () => {
    const logo = await drawBands([['#0b80a6', 40]])
    expect(await findBrandColours({ ...none, themeColour: '#0a7ea4', logo })).toEqual(['#0a7ea4'])
  })

  it.each(['#ffffff', '#000000', '#808080', '#f8f8fa'])('are not %s', async (themeColour) => {
    expect(await findBrandColours({ ...none, themeColour })).toEqual([])
  })

  it('are those that a drawing names', async () => {
    const logo = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:#0a7ea4}</style><path class="a" fill="#fff"/><path stroke="#f82" d="M0 0"/></svg>',
    )
    expect((await findBrandColours({ ...none, logo })).toSorted()).toEqual(['#0a7ea4', '#ff8822'])
  })

  it.each([
    [
      'style sheets within each other',
      `<svg>${'<style>'.repeat(1500)}${'#0a7ea4 '.repeat(20_000)}${'</style>'.repeat(1500)}</svg>`,
    ],
    ['groups within each other', `<svg fill="#0a7ea4">${'<g>'.repeat(60_000)}`],
    [
      'groups in a style sheet',
      `<svg><style>.a{fill:#0a7ea4}${'<g>'.repeat(60_000)}${'</g>'.repeat(60_000)}</style></svg>`,
    ],
  ])('are read of a drawing of %s', async (_, drawing) => {
    const found = await findBrandColours({ ...none, logo: Buffer.from(drawing) })
    expect(found[0]).toBe('#0a7ea4')
  })

  it('are not the marks that a drawing gives its parts', async () => {
    const logo = Buffer.from('<svg><use href="#fade12"/><g id="#bada55"/><a data-fill="#c0ffee"/>')
    expect(await findBrandColours({ ...none, logo })).toEqual([])
  })

  it('are none of what is no picture', async () => {
    expect(await findBrandColours({ ...none, logo: Buffer.from('no picture') })).toEqual([])
  })
})
