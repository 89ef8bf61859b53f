import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildPageInput } from '../../compose/build-page-input.ts'
import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import type { GeneratedPageInput } from '../../compose/generated-page-input.ts'
import { buildContext } from '../../render/build-context.ts'
import { PageView } from '../../render/page-view.tsx'

function show({
  logo = '',
  ...landing
}: Partial<GeneratedPageInput['landingPage']> & { logo?: string }) {
  const input = buildPageInput()
  const page = composeGeneratedPage({
    ...input,
    landingPage: { ...input.landingPage, ...landing },
    branding: { ...input.branding, logo_url: logo },
  })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

describe('hero', () => {
  it('shows headline, subheadline and the call to action that scrolls to the form', () => {
    const markup = show({ headline: 'Ride the river', subheadline: 'Gentle water for all' })
    expect(markup).toContain('<h1>Ride the river</h1>')
    expect(markup).toContain('<p class="pg-lede">Gentle water for all</p>')
    expect(markup).toContain('<a class="pg-cta" href="#lead-form">Save our seats</a>')
  })

  it('follows an address of its own', () => {
    expect(show({ cta_url: 'https://example.test/book' })).toContain(
      '<a class="pg-cta" href="https://example.test/book">',
    )
  })

  it('never links to a script', () => {
    expect(show({ cta_url: 'javascript:alert(1)' })).not.toContain('javascript:')
  })

  it('shows the logo, named after the business, or the name alone', () => {
    expect(show({ logo: 'https://example.test/logo.png' })).toContain(
      '<img class="pg-logo" src="https://example.test/logo.png" alt="Big Bend Rafting" referrerPolicy="no-referrer"/>',
    )
    expect(show({})).toContain('<p class="pg-brand">Big Bend Rafting</p>')
  })

  it('sets a long headline smaller', () => {
    expect(show({ headline: 'A very long headline '.repeat(6) })).toContain('<h1 class="pg-long">')
  })

  it('hides the drawing from screen readers', () => {
    const svgs = show({}).match(/<svg [^>]*>/g) ?? []
    expect(svgs.length).toBeGreaterThan(0)
    for (const svg of svgs) expect(svg).toContain('aria-hidden="true"')
  })
})
