import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { pageScripts } from '../../render/page-scripts.ts'
import { PageView } from '../../render/page-view.tsx'
import type { SectionInput } from '../section-models.ts'
import { wordsOf } from '../../language/words-of.ts'
import { searchScript } from './search-script.ts'

type Content = NonNullable<Extract<SectionInput, { type: 'header' }>['content']>

const others: SectionInput[] = [
  { id: 'top', type: 'hero', content: { title: 'Ride', buttons: [{ text: 'Go', link: '#' }] } },
  { id: 'reasons', type: 'features', content: { title: 'Our Boats!', items: [{ title: 'A' }] } },
  { id: 'ask', type: 'lead-form', content: { fields: [{ label: 'Name' }] } },
]

function pageOf(content: Content, extra: Partial<SectionInput> = {}) {
  const header = { id: 'bar', type: 'header', content, ...extra }
  return parsePage({ style: { theme: 'river' }, sections: [header, ...others] })
}

function show(content: Content, extra?: Partial<SectionInput>, mode?: 'preview') {
  const page = pageOf(content, extra)
  const context = buildContext(mode === undefined ? {} : { mode })
  const markup = renderToStaticMarkup(<PageView page={page} context={context} />)
  return markup.match(/<header.*?<\/header>/s)?.[0] ?? ''
}

const hrefOf = (link: { target: string; customTarget?: string }) =>
  show({ navigationItems: [{ label: 'Link', ...link }] }).match(
    /<a class="pg-nav-link" href="([^"]*)">Link/,
  )?.[1]

describe('header', () => {
  it('shows the logo, or the name', () => {
    expect(show({ logoText: 'Big Bend', logoUrl: '/uploads/l.png' })).toMatch(
      /<img class="pg-logo" src="\/uploads\/l.png" alt="Big Bend"/,
    )
    expect(show({ logoText: 'Big Bend' })).toContain(
      '<p class="pg-brand" translate="no">Big Bend</p>',
    )
  })

  it('carries position and size of the logo', () => {
    expect(show({ logoText: 'B', logoPosition: 'right', logoSize: 'large' })).toContain(
      'data-logo="right" data-size="large"',
    )
    expect(show({ logoText: 'B' })).toContain('data-logo="left" data-size="medium"')
  })

  it('leads to the section that a link means: by id, by kind or by title', () => {
    expect(hrefOf({ target: '#ask' })).toBe('#ask')
    expect(hrefOf({ target: '#features' })).toBe('#reasons')
    expect(hrefOf({ target: '#contact' })).toBe('#ask')
    expect(hrefOf({ target: '#our-boats' })).toBe('#reasons')
    expect(hrefOf({ target: 'custom', customTarget: 'https://example.test' })).toBe(
      'https://example.test',
    )
  })

  it('shows a link that leads nowhere as plain words', () => {
    expect(hrefOf({ target: '#blog' })).toBeUndefined()
    expect(hrefOf({ target: 'custom', customTarget: 'javascript:alert(1)' })).toBeUndefined()
    expect(show({ navigationItems: [{ label: 'News', target: '#blog' }] })).toContain(
      '<span class="pg-nav-link pg-unlinked">News</span>',
    )
  })

  it('offers call to action, login and signup where they have words', () => {
    const markup = show({
      ctaText: 'Book',
      loginText: 'Log in',
      loginUrl: 'https://example.test/in',
      signupText: 'Join',
      signupUrl: 'https://example.test/up',
    })
    expect(markup).toContain('<a class="pg-cta" href="#ask">Book</a>')
    expect(markup).toContain('<a class="pg-nav-link" href="https://example.test/in">Log in</a>')
    expect(markup).toContain('<a class="pg-nav-link" href="https://example.test/up">Join</a>')
    expect(show({})).not.toMatch(/pg-cta|pg-nav/)
  })

  it('takes its title for a name and its buttons for the call to action where those are missing', () => {
    const shared = { title: 'Big Bend', buttons: [{ text: 'Ask', link: '#', style: 'outline' }] }
    const markup = show(shared as Content)
    expect(markup).toContain('<p class="pg-brand" translate="no">Big Bend</p>')
    expect(markup).toContain('<a class="pg-cta pg-cta-outline" href="#ask">Ask</a>')
    const named = show({ ...shared, logoText: 'BB', ctaText: 'Book' } as Content)
    expect(named).toContain('<p class="pg-brand" translate="no">BB</p>')
    expect(named).not.toContain('Ask')
  })

  it('shows visitors no login and signup without an address', () => {
    expect(show({ loginText: 'Log in', signupText: 'Join' })).not.toMatch(/Log in|Join/)
  })

  it('is told apart from the other headers of its page', () => {
    const content = {
      navigationItems: [{ label: 'Ask', target: '#ask' }],
      searchPlaceholder: 'Find',
    }
    const page = parsePage({
      sections: ['one', 'two', 'three'].map((id) => ({ id, type: 'header', content })),
    })
    const markup = renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
    const names = [...markup.matchAll(/<(?:nav|search)[^>]*aria-label="([^"]*)"/g)]
    expect(names.map(([, name]) => name)).toEqual([
      'On this page',
      'Search',
      'On this page (2)',
      'Search (2)',
      'On this page (3)',
      'Search (3)',
    ])
  })

  it('calls a logo without a name a logo', () => {
    expect(show({ logoUrl: '/uploads/l.png' })).toContain('alt="Logo"')
  })

  it('brings a search field only to life with its script', () => {
    const page = pageOf({ searchPlaceholder: 'Find a trip' })
    expect(show({ searchPlaceholder: 'Find a trip' })).toMatch(
      /<search class="pg-search" aria-label="Search"><form hidden="">.*aria-label="Find a trip"/,
    )
    expect(pageScripts(page)).toEqual([searchScript(wordsOf('en').navigation)])
    expect(pageScripts(pageOf({}))).toEqual([])
    expect(show({ searchPlaceholder: 'Find' }, {}, 'preview')).not.toContain('<form')
  })

  it('lies over the first screen on its colours when it is transparent', () => {
    expect(show({ isTransparent: true })).toMatch(
      /<header class="pg-section pg-header pg-over" id="bar" data-ground="own" style="--paper:/,
    )
    expect(show({})).toContain('<header class="pg-section pg-header" id="bar">')
  })

  it('lies over nothing where no first screen follows', () => {
    const page = parsePage({
      sections: [{ id: 'bar', type: 'header', content: { isTransparent: true } }, others[1]],
    })
    const markup = renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
    expect(markup).not.toContain('pg-over')
  })

  it('wears the colours of its style', () => {
    const style = {
      navTextColor: '#112233',
      navHoverColor: '#445566',
      logoBackgroundColor: '#ffffff',
    }
    expect(show({ logoText: 'B' }, { style })).toContain(
      'style="--logo-ground:#ffffff;--nav:#112233;--nav-hover:#445566"',
    )
  })
})
