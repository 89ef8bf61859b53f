import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../compose/build-page-input.ts'
import { composeGeneratedPage } from '../compose/compose-generated-page.ts'
import { parsePage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import type { RenderContext } from '../parts/render-context.ts'
import { leadFormScript } from '../sections/lead-form/lead-form-script.ts'
import { wordsOf } from '../language/words-of.ts'
import type { PageHead } from './page-head.ts'
import { renderPageHtml } from './render-page-html.tsx'

const hostile = `</script></style><img src=x onerror="alert('1')">&]]>`

const head: PageHead = {
  title: 'Raft the Gallatin',
  description: 'Guided half-day trips',
  canonicalUrl: 'https://example.test/f/raft',
  siteName: 'Big Bend Rafting',
}

function show(changes: Partial<PageHead> = {}, context: RenderContext = buildContext()): string {
  return renderPageHtml({
    page: composeGeneratedPage(buildPageInput()),
    context,
    head: { ...head, ...changes },
  })
}

function dataOf(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': unknown[] })['@graph'][0]
}

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

  it('lets search engines in unless told otherwise', () => {
    expect(show({ robots: 'noindex' })).toContain('<meta name="robots" content="noindex"/>')
    expect(show()).toContain('<meta name="robots" content="index,follow,max-image-preview:large"/>')
  })

  it('says what is shown where it is shared, with the size where it is known', () => {
    const picture = { url: 'https://example.test/p.png', alt: 'A raft', width: 1200, height: 630 }
    const html = show({ picture })
    expect(html).toContain('<meta property="og:image" content="https://example.test/p.png"/>')
    expect(html).toContain('<meta property="og:image:width" content="1200"/>')
    expect(html).toContain('<meta property="og:image:height" content="630"/>')
    expect(html).toContain('<meta property="og:image:alt" content="A raft"/>')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    expect(show()).toContain('<meta name="twitter:card" content="summary"/>')
    expect(show()).not.toContain('og:image')
  })

  it('runs no script or handler and loads its fonts alone', () => {
    const html = show()
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">'])
    expect(html).not.toMatch(/<[^>]+ on[a-z]+=/)
    expect(html).not.toMatch(/<link rel="stylesheet"|@import|<img/)
    const loaded = [...html.matchAll(/url\("?([^")]*)"?\)/g)].map(([, url]) => url ?? '')
    const fonts = loaded.filter((url) => url.startsWith('/page-fonts/'))
    expect(fonts.length).toBeGreaterThan(0)
    expect(loaded.filter((url) => !/^(\/page-fonts\/|#|data:image\/svg)/.test(url))).toEqual([])
    const [, preloaded] =
      /<link rel="preload" as="font" type="font\/woff2" href="([^"]+)"/.exec(html) ?? []
    expect(fonts).toContain(preloaded)
  })

  it('ends with the scripts that its sections are better with, and no other', () => {
    const stepping = parsePage({
      sections: [{ id: 'form', type: 'lead-form', content: { isMultiStep: true } }],
    })
    const html = renderPageHtml({ page: stepping, context: buildContext(), head })
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
    expect(scripts).toEqual([leadFormScript(wordsOf('en').form)])
    const preview = buildContext({ mode: 'preview' })
    expect(renderPageHtml({ page: stepping, context: preview, head })).not.toContain('<script>')
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
            plan: buildPageInput().landingPage.plan,
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
    expect(dataOf(html)).toMatchObject({ name: `Error: ${hostile}`, description: hostile })
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
})
