import { describe, expect, it } from 'vitest'

import { contrastLabels } from './contrast-labels.ts'

const measured = { colour: '#ffffff', ground: '#7c3aed', ratio: 4.8, least: 4.5, replaced: null }

describe('contrastLabels', () => {
  it('says a ratio and what it means', () => {
    expect(contrastLabels({ ...measured, part: 'button-text' })).toEqual({
      text: 'Button text 4.8:1, readable',
      isGood: true,
      mended: null,
    })
  })

  it('says which colour is used in place of one that is too faint', () => {
    const check = {
      ...measured,
      part: 'accent' as const,
      colour: '#7a6a00',
      replaced: { colour: '#ffe600', ratio: 1.2 },
    }
    expect(contrastLabels(check).mended).toBe(
      '#ffe600 alone would reach 1.2:1, so the page uses #7a6a00 here.',
    )
  })

  it('warns of a button that is hard to see', () => {
    expect(contrastLabels({ ...measured, part: 'button', ratio: 1.5, least: 3 })).toMatchObject({
      text: 'Button on the page 1.5:1, faint',
      isGood: false,
    })
  })
})
