import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import type { RenderContext } from '../parts/render-context.ts'
import { PageView } from '../render/page-view.tsx'
import { type KnownSection, sectionTypes } from '../sections/section-models.ts'
import { findMediaField, findPictureField, listPictureFields } from './find-picture-field.ts'

const src = `/media/${'0f'.repeat(16)}/1280.webp`
const item = { title: 'Ana', description: 'Our guide', image: src, alt: 'Ana' }
const content = {
  title: 'Title',
  logoUrl: src,
  media: { type: 'image', src, alt: 'A raft' },
  items: [item, { ...item, title: 'Ben' }],
  visualElements: [
    { type: 'image', x: 0, y: 0, width: 90, height: 60, content: { imageUrl: src, text: 'A map' } },
  ],
}

function build(type: string): KnownSection {
  return parsePage({ sections: [{ id: 'one', type, content }] }).sections[0] as KnownSection
}

function listPicturePaths(section: KnownSection, mode: RenderContext['mode']): string[] {
  const page = { ...parsePage({ sections: [] }), sections: [section] }
  const markup = renderToStaticMarkup(<PageView page={page} context={buildContext({ mode })} />)
  return [...markup.matchAll(/data-picture="([^"]*)"/g)].map(([, path = '']) => path)
}

const parse = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

describe.each(sectionTypes)('pictures in a %s section', (type) => {
  const section = build(type)

  it('have field paths in the editor but not on public pages', () => {
    const marks = listPicturePaths(section, 'edit')
    expect(marks).toContain('content.visualElements.0.content.imageUrl')
    expect(marks.filter((path) => findPictureField(section, parse(path)) === null)).toEqual([])
    expect(listPicturePaths(section, 'public')).toEqual([])
  })

  it('are all clickable in the editor', () => {
    const marks = new Set(listPicturePaths(section, 'edit'))
    // A background would turn its whole section into a button.
    const fields = listPictureFields(section)
      .filter((field) => field.kind === 'address' || !field.isDecorative)
      .map(({ path }) => path.join('.'))
    expect(fields.filter((path) => !marks.has(path))).toEqual([])
  })
})

describe('findPictureField', () => {
  it('returns the related field paths of an item’s picture', () => {
    expect(findPictureField(build('gallery'), ['content', 'items', 1, 'image'])).toMatchObject({
      altPath: ['content', 'items', 1, 'alt'],
      scenePath: ['content', 'items', 1, 'scene'],
      framingPath: ['content', 'items', 1],
    })
  })

  it('returns no framing path for logos', () => {
    const logos = findPictureField(build('social-proof'), ['content', 'items', 0, 'image'])
    const logo = findPictureField(build('header'), ['content', 'logoUrl'])
    expect([logos, logo]).toMatchObject([
      { framingPath: null },
      { altPath: null, framingPath: null },
    ])
  })

  it('returns null for text, missing items, and fields of other types', () => {
    const paths = [
      ['content', 'title'],
      ['content', 'items', 7, 'image'],
      ['content', 'visualElements', 3, 'content', 'imageUrl'],
      [],
    ]
    for (const path of paths) expect(findPictureField(build('gallery'), path)).toBeNull()
    expect(findMediaField(build('gallery'))).toBeNull()
    expect(findMediaField(build('hero'))?.path).toEqual(['content', 'media'])
  })
})
