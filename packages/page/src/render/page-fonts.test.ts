import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { firstFontFiles, pageFontFaces, pageFontFiles } from './page-fonts.ts'

const page = parsePage({
  style: { theme: 'reef' },
  sections: [
    { id: 'one', type: 'hero', style: { fontFamily: 'Lato' } },
    { id: 'two', type: 'text', style: { fontFamily: 'Lato' } },
  ],
})

describe('the fonts of a page', () => {
  it('are those of its theme and of its sections, each once', () => {
    expect(pageFontFiles(page)).toEqual([
      'poppins-700-5.3.0.woff2',
      'open-sans-5.3.0.woff2',
      'lato-400-5.3.0.woff2',
      'lato-700-5.3.0.woff2',
    ])
    expect(firstFontFiles(page)).toEqual(['poppins-700-5.3.0.woff2', 'open-sans-5.3.0.woff2'])
  })

  it('come in ordinary weight too where headings may be set in it', () => {
    const light = parsePage({
      style: { theme: 'reef' },
      sections: [{ id: 'one', type: 'hero', style: { fontWeight: 'light' } }],
    })
    expect(pageFontFiles(light)).toEqual([
      'poppins-400-5.3.0.woff2',
      'poppins-700-5.3.0.woff2',
      'open-sans-5.3.0.woff2',
    ])
  })

  it('follow the brand: in the headings, and in the text where it is made for reading', () => {
    const branded = (fontFamily: string) =>
      pageFontFiles(parsePage({ style: { theme: 'reef', fontFamily }, sections: [] }))
    expect(branded('Inter')).toEqual(['inter-5.3.0.woff2'])
    expect(branded('Playfair Display')).toEqual([
      'playfair-display-5.3.0.woff2',
      'open-sans-5.3.0.woff2',
    ])
  })

  it('can be brought along', () => {
    const css = pageFontFaces(page, (name) => `data:font/woff2;base64,${name.length}`)
    expect(css).toContain('src:url("data:font/woff2;base64,23")')
    expect(css).not.toContain('/page-fonts/')
    expect(pageFontFaces(page)).toContain('url("/page-fonts/open-sans-5.3.0.woff2")')
  })
})
