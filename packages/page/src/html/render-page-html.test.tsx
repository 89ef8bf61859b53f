import { describe, expect, it } from 'vitest'

import { composeGeneratedPage } from '../document/compose-generated-page.ts'
import { buildPageInput } from '../document/page-input.fixture.ts'
import { emptyForm } from '../render/render-context.ts'
import { renderPageHtml } from './render-page-html.tsx'

const head = {
  title: 'Raft the Gallatin',
  description: 'Guided half-day trips',
  canonicalUrl: 'https://example.test/f/raft',
  siteName: 'Big Bend Rafting',
}

describe('renderPageHtml', () => {
  it('shows the generated layout of a funnel', () => {
    const html = renderPageHtml({
      page: composeGeneratedPage(buildPageInput()),
      context: { mode: 'public', form: { ...emptyForm, action: '/f/raft' }, badge: null },
      head,
    })
    expect(html).toContain('<!doctype html><html lang="en">')
    expect(html).toContain('Why Choose Big Bend Rafting?')
    expect(html).toContain('Ready to Get Started?')
    expect(html).toContain('action="/f/raft#lead-form"')
  })
})
