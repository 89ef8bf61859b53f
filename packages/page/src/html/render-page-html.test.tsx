import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
import { buildContext } from '../render/build-context.ts'
import type { RenderContext } from '../render/render-context.ts'
import type { PageHead } from './page-head.tsx'
import { renderPageHtml } from './render-page-html.tsx'

const hostile = `</script></style><img src=x onerror="alert('1')">&]]>`

function show(head: Partial<PageHead> = {}, context: RenderContext = buildContext()): string {
  return renderPageHtml({
    page: composeGeneratedPage(buildPageInput()),
    context,
    head: {
      title: 'Raft the Gallatin',
      description: 'Guided half-day trips',
      canonicalUrl: 'https://example.test/f/raft',
      siteName: 'Big Bend Rafting',
      ...head,
    },
  })
}

function structuredData(html: string): unknown {
  return JSON.parse(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '')
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

describe('renderPageHtml', () => {
  it('is a whole document that says what it is', () => {
    const html = show()
    expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charSet="utf-8"\/>/)
    expect(html).toContain('<title>Raft the Gallatin</title>')
    expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1"/>')
    expect(html).toContain('<meta name="description" content="Guided half-day trips"/>')
    expect(html).toContain('<link rel="canonical" href="https://example.test/f/raft"/>')
    expect(html).toContain('<meta property="og:title" content="Raft the Gallatin"/>')
    expect(html).toContain('<meta property="og:description" content="Guided half-day trips"/>')
    expect(html).toContain('<meta property="og:type" content="website"/>')
    expect(html).toContain('<meta property="og:url" content="https://example.test/f/raft"/>')
  })

  it('tells search engines only what is known', () => {
    expect(structuredData(show())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      'name': 'Raft the Gallatin',
      'description': 'Guided half-day trips',
      'url': 'https://example.test/f/raft',
      'inLanguage': 'en',
      'publisher': { '@type': 'Organization', 'name': 'Big Bend Rafting' },
    })
  })

  it('stays out of search results only when told to', () => {
    expect(show({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex"/>')
    expect(show()).not.toContain('name="robots"')
  })

  it('runs no script, handler or style attribute and loads nothing', () => {
    const html = show()
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
    expect(html).not.toMatch(/<[^>]+ (on[a-z]+|style)=/)
    expect(html).not.toMatch(/<link rel="stylesheet"|@import|url\(|<img/)
  })

  it('takes every text as text', () => {
    const html = renderPageHtml({
      page: composeGeneratedPage(
        buildPageInput({
          businessName: hostile,
          mainOffer: hostile,
          landingPage: {
            headline: hostile,
            subheadline: hostile,
            benefits: [hostile],
            cta_text: hostile,
            cta_url: hostile,
            form_fields: [hostile],
          },
          branding: {
            logo_url: 'https://example.test/a.png?"onload="alert(1)',
            primary_color: hostile,
            secondary_color: '#14b8a6',
            font_family: hostile as 'Inter',
          },
        }),
      ),
      context: buildContext({
        form: { values: { [hostile]: hostile }, errors: { [hostile]: hostile }, notice: hostile },
      }),
      head: { title: hostile, description: hostile, canonicalUrl: '/', siteName: hostile },
    })
    expect(html).not.toContain('<img src=x')
    expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<[^>]* onerror/)
    expect(html).toContain('<img class="pg-logo"')
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(structuredData(html)).toMatchObject({ name: `Error: ${hostile}`, description: hostile })
  })

  it('writes line separators so that a script would read them too', () => {
    expect(show({ siteName: 'A\u2028B' })).toContain('"name":"A\\u2028B"')
  })

  it('says in the title that the form came back', () => {
    const context = buildContext({ form: { errors: { Email: 'Email is required' } } })
    expect(show({}, context)).toContain('<title>Error: Raft the Gallatin</title>')
  })

  it('has a main part also as a preview', () => {
    expect(show({}, buildContext({ mode: 'preview' })).match(/<main>/g)).toHaveLength(1)
  })

  it('is small: a landing page under 25 KB, a thank-you page under 20 KB', () => {
    const words = 'rafting,surfing,climbing,hiking and camping'.split(',')
    for (const activityHint of words) {
      const input = buildPageInput({ activityHint })
      const head = { title: 'x', description: 'x', canonicalUrl: '/', siteName: 'x' }
      const html = (page: ReturnType<typeof composeGeneratedPage>) =>
        renderPageHtml({ page, context: buildContext(), head })
      expect(bytesOf(html(composeGeneratedPage(input)))).toBeLessThan(25_000)
      expect(bytesOf(html(composeThankYouPage(input)))).toBeLessThan(20_000)
    }
  })
})
