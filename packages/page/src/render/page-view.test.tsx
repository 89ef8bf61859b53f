import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage } from '../compose/compose-generated-page.ts'
import { parsePage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import type { Measuring } from '../parts/measuring.ts'
import { PageView } from './page-view.tsx'
import type { RenderContext } from '../parts/render-context.ts'

function show(page: unknown, context: RenderContext = buildContext()): string {
  return renderToStaticMarkup(<PageView page={parsePage(page)} context={context} />)
}

const noMeasuring: Measuring = {
  metaPixelId: '',
  googleTagId: '',
  googleConversionLabel: '',
  tiktokPixelId: '',
  privacyPolicyUrl: null,
  contactGoesTo: [],
}
const page = composeGeneratedPage(buildPageInput())

describe('PageView', () => {
  it('names an unknown section where it stands and shows the rest', () => {
    const withCarousel = { ...page, sections: [{ type: 'carousel' }, ...page.sections] }
    const markup = show(withCarousel)
    expect(markup).toContain('<p>Unknown section type: carousel</p>')
    expect(markup).toContain('Ready to Get Started?')
  })

  it('keeps the call to action within reach between the first screen and the form', () => {
    const markup = show(page)
    expect(markup.match(/<a class="pg-cta" href="#lead-form">Save our seats<\/a>/g)).toHaveLength(2)
    expect(markup.indexOf('pg-thumb')).toBeGreaterThan(markup.indexOf('id="features"'))
    expect(markup.indexOf('pg-thumb')).toBeLessThan(markup.indexOf('id="lead-form"'))
  })

  it('is called by its title where no first screen brings a headline', () => {
    const sections = page.sections.filter(({ type }) => type !== 'hero')
    const hidden = '<h1 class="pg-unseen">Big Bend</h1>'
    expect(show({ ...page, title: 'Big Bend', sections })).toContain(hidden)
    expect(show({ ...page, title: 'Big Bend' })).not.toContain(hidden)
  })

  it('needs no such bar without anything between the first screen and the form', () => {
    const short = { ...page, sections: page.sections.filter(({ type }) => type !== 'features') }
    const shortest = {
      ...page,
      sections: short.sections.filter(({ type }) => type !== 'social-proof'),
    }
    expect(show(shortest)).not.toContain('pg-thumb')
  })

  it('puts the footer outside of the main part', () => {
    expect(show(page)).toMatch(/<\/main><footer/)
  })

  it('can neither be followed nor sent in a preview', () => {
    const preview = show(
      page,
      buildContext({ mode: 'preview', badge: { product: 'Wildpath', url: '/x' } }),
    )
    expect(preview).not.toMatch(/<a |<form|type="submit"|<main/)
    expect(preview).toContain('<span class="pg-cta" data-link="">Save our seats</span>')
    expect(preview).toContain('<button class="pg-cta" type="button">Save our seats</button>')
  })

  it('gives the same markup for the same page', () => {
    expect(show(page)).toBe(show(page))
  })

  it('puts the badge and the privacy choices in one footer', () => {
    const badge = { product: 'Wildpath', url: 'https://example.test' }
    const measuring = { ...noMeasuring, metaPixelId: '1234567890' }
    const context = buildContext({ badge, measuring })
    const body = page.sections.filter(({ type }) => type !== 'footer')
    for (const sections of [body, page.sections]) {
      const markup = show({ ...page, sections }, context)
      expect(markup.match(/<footer/g)).toHaveLength(1)
      const footer = markup.slice(markup.indexOf('<footer'))
      expect(footer).toContain('Made with Wildpath')
      expect(footer).toContain('pg-privacy')
    }
    expect(show({ ...page, sections: body })).not.toContain('<footer')
  })

  it('shows a page without any section', () => {
    expect(show({ ...page, sections: [] })).toContain('<main class="pg-main"></main>')
  })
})
