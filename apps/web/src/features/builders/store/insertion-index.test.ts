import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { insertionIndex } from './insertion-index.ts'

const { sections } = parsePage({
  sections: ['header', 'hero', 'features', 'footer'].map((type) => ({ id: type, type })),
})

describe('insertionIndex', () => {
  it('puts a section before the footer', () => {
    expect(insertionIndex('gallery', sections, -1)).toBe(3)
  })

  it('puts a section after the selected one', () => {
    expect(insertionIndex('gallery', sections, 1)).toBe(2)
  })

  it('puts nothing after the footer that is selected, but another footer', () => {
    expect(insertionIndex('gallery', sections, 3)).toBe(3)
    expect(insertionIndex('footer', sections, 0)).toBe(4)
  })

  it('begins the page with a header', () => {
    expect(insertionIndex('header', sections.slice(1), 2)).toBe(0)
  })

  it('puts headers below one another in the order in which they are added', () => {
    expect(insertionIndex('header', sections, 2)).toBe(1)
    expect(insertionIndex('header', sections.slice(0, 1), 0)).toBe(1)
  })

  it('knows an empty page', () => {
    expect(insertionIndex('gallery', [], -1)).toBe(0)
  })
})
