import { describe, expect, it, vi } from 'vitest'

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

  it.each([
    { text: 'Soča Valley', language: 'en', subsets: ['latin-ext'] },
    { text: 'Ilıca gezisi', language: 'tr', subsets: ['latin-ext'] },
    { text: 'Vịnh Hạ Long', language: 'vi', subsets: ['vietnamese'] },
    { text: 'Поход', language: 'bg', subsets: ['cyrillic'] },
    { text: 'Ελλάδα', language: 'el', subsets: ['greek'] },
    { text: 'Río, 3 € – “œuvre”', language: 'en', subsets: [] },
  ])('include the subsets with the letters of $text', ({ text, language, subsets }) => {
    const lettered = parsePage({
      language,
      style: { theme: 'reef', fontFamily: 'Inter' },
      sections: [{ id: 'one', type: 'hero', content: { title: text } }],
    })
    const names = subsets.map((subset) => `inter-${subset}-5.3.0.woff2`)
    expect(pageFontFiles(lettered)).toEqual(['inter-5.3.0.woff2', ...names])
    const faces = pageFontFaces(lettered)
    expect(faces.match(/unicode-range/g) ?? []).toHaveLength(subsets.length)
    expect(firstFontFiles(lettered)).toEqual(['inter-5.3.0.woff2'])
  })

  it('follow the page language', () => {
    const english = parsePage({
      style: { theme: 'reef', fontFamily: 'Inter' },
      sections: [{ id: 'one', type: 'hero', content: { title: 'rafting' } }],
    })
    expect(pageFontFiles(english)).toEqual(['inter-5.3.0.woff2'])
    expect(pageFontFiles({ ...english, language: 'tr' })).toEqual([
      'inter-5.3.0.woff2',
      'inter-latin-ext-5.3.0.woff2',
    ])
  })

  it('are cached for unchanged sections', () => {
    const [section] = page.sections
    if (section === undefined) throw new Error('Expected a section')
    const reads = vi.fn<() => string>(() => 'x')
    const watched = Object.defineProperty({ ...section }, 'toJSON', { value: reads })
    pageFontFaces({ ...page, sections: [watched] })
    pageFontFaces({ ...page, title: 'Kayak', sections: [watched, { ...section }] })
    expect(reads).toHaveBeenCalledTimes(1)
  })

  it('can be brought along', () => {
    const css = pageFontFaces(page, (name) => `data:font/woff2;base64,${name.length}`)
    expect(css).toContain('src:url("data:font/woff2;base64,23")')
    expect(css).not.toContain('/page-fonts/')
    expect(pageFontFaces(page)).toContain('url("/page-fonts/open-sans-5.3.0.woff2")')
  })
})
