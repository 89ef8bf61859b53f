import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage } from '../compose/compose-generated-page.ts'
import { type PageDocument, parsePage } from '../document/page-document.ts'
import type { PageHead } from '../html/page-head.ts'
import { renderPageHtml } from '../html/render-page-html.tsx'
import { buildContext } from '../parts/build-context.ts'
import {
  dataAddress,
  dataAddressLength,
  ownPictures,
  renderStandalonePage,
  withPictures,
} from './standalone-page.ts'

const origin = 'https://wild.example'
const context = buildContext({ form: { action: `${origin}/f/raft` } })
const head: PageHead = { title: 'Raft', description: 'Down the river', siteName: 'Big Bend' }
const fonts = new Map(
  ['poppins-400-5.3.0', 'poppins-700-5.3.0', 'open-sans-5.3.0'].map((name) => [
    `${name}.woff2`,
    new Uint8Array([1, 2, 3]),
  ]),
)

const show = (page: PageDocument, note: string | null = null) =>
  renderStandalonePage({ page, context, head, fonts, origin, note })
const pictured = parsePage({
  style: { theme: 'reef' },
  sections: [
    {
      id: 'hero',
      type: 'hero',
      content: {
        title: 'Raft',
        media: { type: 'image', src: '/uploads/a.png?w=1&h=2', alt: 'A raft' },
        buttons: [{ text: 'Prices', link: '/pricing' }],
      },
    },
    {
      id: 'gallery',
      type: 'gallery',
      content: {
        items: [
          { title: 'One', image: '/uploads/a.png?w=1&h=2' },
          { title: 'Two', image: 'https://photos.example/two.jpg' },
        ],
      },
    },
    { id: 'lead-form', type: 'lead-form', content: { fields: [{ label: 'Name' }] } },
  ],
})

/** What stands between the body's tags: the page itself. */
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1]

describe('a page that stands alone', () => {
  it('has the markup of the published page', () => {
    const page = composeGeneratedPage(buildPageInput())
    expect(bodyOf(show(page))).toBe(bodyOf(renderPageHtml({ page, context, head })))
  })

  it('brings its fonts along and asks for nothing of its own host', () => {
    const html = show(pictured)
    expect(html).toContain('src:url("data:font/woff2;base64,AQID") format("woff2")')
    expect(html).not.toContain('/page-fonts/')
    expect(html).not.toContain('rel="preload"')
    expect(html).toContain('action="https://wild.example/f/raft#lead-form"')
    expect(html).toContain('href="https://wild.example/pricing"')
  })

  it('takes its pictures where they are put, and leaves those of others', () => {
    const html = show(pictured)
    const path = '/uploads/a.png?w=1&h=2'
    expect(ownPictures(html)).toEqual(new Map([[path, 2]]))
    const places = new Map([[path, dataAddress('image/png', new Uint8Array([255]))]])
    const placed = withPictures(html, { places, origin })
    expect(placed.match(/src="data:image\/png;base64,\/w=="/g)).toHaveLength(2)
    expect(placed).toContain('src="https://photos.example/two.jpg"')
    const missing = withPictures(html, { places: new Map(), origin })
    expect(missing).toContain('src="https://wild.example/uploads/a.png?w=1&amp;h=2"')
  })

  it('brings one width of a picture that the product keeps in several', () => {
    const src = `/media/${'0f'.repeat(16)}/1280.webp`
    const media = { type: 'image', src, alt: 'A raft' }
    const page = parsePage({
      sections: [{ id: 'hero', type: 'hero', content: { title: 'Raft', media } }],
    })
    expect(renderPageHtml({ page, context, head })).toContain('640.webp 640w')
    expect(show(page)).not.toMatch(/srcset|sizes=/i)
    expect(ownPictures(show(page))).toEqual(new Map([[src, 1]]))
  })

  it.each([0, 1, 2, 3, 100])('weighs %i bytes before it writes them out', (length) => {
    const bytes = new Uint8Array(length)
    const address = dataAddress('image/png', bytes)
    expect(dataAddressLength('image/png', bytes)).toBe(address.length)
  })

  it('says before the form what its reader should know, and only there', () => {
    const html = show(pictured, 'Not published --> yet')
    expect(html).toContain('<!-- Not published yet --><form ')
    expect(show(pictured)).not.toContain('<!--')
  })
})
