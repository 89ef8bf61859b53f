import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { placeFor } from './place-for.ts'

const { sections } = parsePage({
  sections: ['header', 'hero', 'features', 'footer'].map((type) => ({ id: type, type })),
})

describe('placeFor', () => {
  it('puts a section before the footer', () => {
    expect(placeFor('gallery', sections, -1)).toBe(3)
  })

  it('puts a section after the selected one', () => {
    expect(placeFor('gallery', sections, 1)).toBe(2)
  })

  it('puts nothing after the footer that is selected, but another footer', () => {
    expect(placeFor('gallery', sections, 3)).toBe(3)
    expect(placeFor('footer', sections, 0)).toBe(4)
  })

  it('begins the page with a header', () => {
    expect(placeFor('header', sections.slice(1), 2)).toBe(0)
  })

  it('puts headers below one another in the order in which they are added', () => {
    expect(placeFor('header', sections, 2)).toBe(1)
    expect(placeFor('header', sections.slice(0, 1), 0)).toBe(1)
  })

  it('knows an empty page', () => {
    expect(placeFor('gallery', [], -1)).toBe(0)
  })
})
