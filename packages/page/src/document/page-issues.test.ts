import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { everyKindPage } from '../testing/sample-pages.ts'
import { isUnknownSection, parsePage, readPage, serializePage } from './page-document.ts'
import { findPageIssues } from './page-issues.ts'

const linesOf = (value: unknown) =>
  findPageIssues(value).map(({ path, message, severity }) => [path.join('.'), severity, message])
const linesOfSection = (section: unknown) => linesOf({ sections: [section] })

describe('findPageIssues', () => {
  it('finds every fault, where it stands and what was expected', () => {
    const section = {
      id: 'a',
      type: 'gallery',
      background: 'blue',
      style: { padding: 'p-1' },
      content: {
        title: 5,
        layout: { columns: 9 },
        media: { type: 'gif' },
        items: [{ overlayOpacity: 3, scene: { kind: 'river', seed: 0.5 } }],
        buttons: 'no',
        canvaMetadata: { designId: 'd', width: 1, height: 1 },
      },
    }
    expect(linesOfSection(section)).toEqual([
      [
        'sections.0.background',
        'fault',
        'Expected one of "light", "dark", "glass", "stars"; found "blue".',
      ],
      [
        'sections.0.style.padding',
        'fault',
        'Expected one of "p-8", "p-12", "p-16", "p-20"; found "p-1".',
      ],
      ['sections.0.content.title', 'fault', 'Expected text; found 5.'],
      ['sections.0.content.layout.columns', 'fault', 'Expected one of 1, 2, 3, 4; found 9.'],
      [
        'sections.0.content.media.type',
        'fault',
        'Expected one of "image", "video", "scene"; found "gif".',
      ],
      ['sections.0.content.items.0.scene.seed', 'fault', 'Expected a whole number; found 0.5.'],
      ['sections.0.content.items.0.overlayOpacity', 'fault', 'Expected at most 1; found 3.'],
      ['sections.0.content.buttons', 'fault', 'Expected a list [ … ]; found "no".'],
      ['sections.0.content.canvaMetadata.createdAt', 'fault', 'Missing; expected text.'],
    ])
  })

  it('finds those of the page and of all its sections at once', () => {
    const page = {
      title: null,
      globalTheme: 'dusk',
      language: 'e',
      style: { theme: 'ocean', palette: { primary: 'red', secondary: '#123456' } },
      sections: [7, { content: {} }, { type: 'text', content: { body: 'x'.repeat(20_001) } }],
    }
    expect(linesOf(page)).toEqual([
      ['title', 'fault', 'Expected text; found null.'],
      ['language', 'fault', 'Expected a language such as en or pt-BR; found "e".'],
      ['globalTheme', 'fault', 'Expected one of "default", "night", "nature"; found "dusk".'],
      [
        'style.theme',
        'fault',
        'Expected one of "river", "summit", "reef", "lodge", "night-camp", "trailhead"; found "ocean".',
      ],
      ['style.palette.primary', 'fault', 'Expected a colour such as #15803d; found "red".'],
      ['sections.0', 'fault', 'A section is an object: { "type": …, "content": … }.'],
      ['sections.1.type', 'fault', expect.stringContaining('The section has no type.')],
      [
        'sections.2.content.body',
        'fault',
        'Expected at most 20,000 characters; found 20,001 characters.',
      ],
    ])
  })

  it('finds content that is none, which reading would leave out', () => {
    expect(linesOfSection({ type: 'pricing', content: 7 })).toEqual([
      ['sections.0.content', 'fault', 'Expected an object { … }.'],
    ])
  })

  it('only warns of kinds it does not know and of ids that repeat', () => {
    const sections = [{ type: 'heros' }, { id: 'a', type: 'text' }, { id: 'a', type: 'text' }]
    expect(linesOf({ sections })).toEqual([
      ['sections.0.type', 'warning', expect.stringContaining("'heros' is no kind of section")],
      ['sections.2.id', 'warning', "Section 2 has the id 'a' already; this one will get another."],
    ])
    expect(readPage({ sections }).ok).toBe(true)
  })

  it('takes fields of other tools, and the names of older pages', () => {
    expect(linesOfSection({ type: 'text', note: { mine: true }, content: { colour: 1 } })).toEqual(
      [],
    )
    expect(linesOfSection({ type: 'testimonials' })).toEqual([])
    expect(
      linesOfSection({ template: { category: 'Hero' }, content: { headline: 'Up' }, style: {} }),
    ).toEqual([])
  })

  it.each([
    [[], '', 'A page is an object: { "title": …, "sections": [ … ] }.'],
    ['page', '', 'A page is an object: { "title": …, "sections": [ … ] }.'],
    [{}, 'sections', 'Missing; expected a list [ … ].'],
    [{ sections: {} }, 'sections', 'Expected a list [ … ]; found an object.'],
    [
      { version: 99, sections: [] },
      'version',
      'This page was made by a newer version (99) and cannot be read here.',
    ],
    [
      { sections: Array.from({ length: 1001 }, () => ({})) },
      'sections',
      'This page has 1,001 sections; at most 1,000 are possible.',
    ],
    [
      { sections: [], note: 'x'.repeat(900_001) },
      '',
      'This page is too large: 900,026 characters, and at most 900,000 are possible.',
    ],
  ])('refuses what is no page or beyond its limits (%#)', (value, path, message) => {
    expect(linesOf(value)).toEqual([[path, 'fault', message]])
  })

  it('finds nothing in a page as we write it', () => {
    const written: unknown = JSON.parse(JSON.stringify(serializePage(parsePage(everyKindPage()))))
    expect(linesOf(written).filter(([, severity]) => severity === 'fault')).toEqual([])
  })

  it('without a fault, everything is read as it was written', () => {
    const section = fc.record(
      {
        type: fc.constantFrom('hero', 'text', 'gallery', 'pricing', 'banner'),
        background: fc.constantFrom('light', 'dark', 'blue', 3),
        content: fc.oneof(
          fc.record({ title: fc.oneof(fc.string(), fc.integer()), items: fc.anything() }),
          fc.anything(),
        ),
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.array(section, { maxLength: 4 }), (sections) => {
        const value: unknown = JSON.parse(JSON.stringify({ sections }))
        const isFaulty = findPageIssues(value).some(({ severity }) => severity === 'fault')
        const reading = readPage(value)
        if (isFaulty) return
        if (!reading.ok) throw new Error('A page without a fault is read')
        for (const read of reading.page.sections) {
          expect(isUnknownSection(read) ? read.type : 'unread' in read).toBe(
            isUnknownSection(read) ? 'banner' : false,
          )
        }
      }),
      { numRuns: 300 },
    )
  })
})
