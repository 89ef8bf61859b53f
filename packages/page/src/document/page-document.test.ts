import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
import { parsePage } from './page-document.ts'

const footer = { id: 'end', type: 'footer', content: { businessName: 'Big Bend', year: 2031 } }
/** What the footer of version 1 is now. */
const presentFooter = {
  id: 'end',
  type: 'footer',
  content: expect.objectContaining({ companyName: 'Big Bend' }) as unknown,
}

/** As version 1 was first written; it has to be readable for ever. */
function storedPage(sections: unknown[]) {
  return {
    version: 1,
    title: 'Raft the Gallatin',
    language: 'en',
    style: { palette: { primary: '#7c3aed', secondary: '#14b8a6' }, fontFamily: 'Inter' },
    sections,
  }
}

describe('parsePage', () => {
  it('reads a page of version 1 as it was stored', () => {
    const stored = storedPage([footer])
    const page = parsePage(stored)
    expect(page).toMatchObject({ version: 3, title: 'Raft the Gallatin', language: 'en' })
    expect(page.style).toMatchObject(stored.style)
    expect(page.sections).toMatchObject([presentFooter])
  })

  it('keeps a section of an unknown kind whole', () => {
    const carousel = { type: 'carousel', id: 'c', slides: [1, { deep: true }] }
    const [first, second] = parsePage(storedPage([carousel, footer])).sections
    expect(first).toEqual({ type: 'carousel', raw: carousel })
    expect(second).toMatchObject(presentFooter)
  })

  it('keeps what it could not read of a known kind', () => {
    const broken = { id: 'end', type: 'footer', content: { email: 7 } }
    expect(parsePage(storedPage([broken])).sections[0]).toMatchObject({
      type: 'footer',
      content: { email: '' },
      unread: [{ path: 'content.email', value: 7 }],
    })
  })

  it('reads a section that was set aside before it was known', () => {
    const setAside = { type: 'footer', raw: footer }
    expect(parsePage(storedPage([setAside])).sections).toMatchObject([presentFooter])
  })

  it('names sections without a type', () => {
    expect(parsePage(storedPage([7, null, {}])).sections).toEqual([
      { type: 'untyped', raw: 7 },
      { type: 'untyped', raw: null },
      { type: 'untyped', raw: {} },
    ])
  })

  it('does not take a word of the language for a section kind', () => {
    const odd = { id: 'x', type: 'constructor' }
    expect(parsePage(storedPage([odd])).sections).toEqual([{ type: 'constructor', raw: odd }])
  })

  it('numbers a repeated id, for ids are anchors', () => {
    const ids = parsePage(storedPage([footer, footer, footer])).sections.map((section) =>
      'id' in section ? section.id : '',
    )
    expect(ids).toEqual(['end', 'end-2', 'end-3'])
  })

  it('refuses what is no page and pages of a later version', () => {
    expect(() => parsePage(null)).toThrow(/not-a-page/)
    expect(() => parsePage({ ...storedPage([]), version: 4 })).toThrow(/newer-version/)
  })

  it('refuses colours that could leave the style element', () => {
    const style = {
      palette: { primary: '#fff;}</style>', secondary: '#14b8a6' },
      fontFamily: 'Inter',
    }
    expect(() => parsePage({ ...storedPage([]), style })).toThrow(/palette/)
  })

  it('gives an equal document when its own result is read again', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant(footer))), (sections) => {
        const once = parsePage(storedPage(sections))
        expect(parsePage(once)).toEqual(once)
        expect(once.sections).toHaveLength(sections.length)
      }),
    )
  })

  it('reads back every composed page unchanged', () => {
    const pages = [composeGeneratedPage(buildPageInput()), composeThankYouPage(buildPageInput())]
    for (const page of pages) {
      expect(parsePage(JSON.parse(JSON.stringify(page)))).toEqual(page)
    }
  })
})
