import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { RenderContext } from '../../parts/render-context.ts'
import type { SectionInput } from '../section-models.ts'

type Content = Extract<SectionInput, { type: 'footer' }>['content']

function show(content: Content, badge: RenderContext['badge'] = null): string {
  const page = parsePage({
    sections: [
      { id: 'ask', type: 'lead-form', content: { fields: [{ label: 'Email' }] } },
      { id: 'end', type: 'footer', content },
    ],
  })
  const markup = renderToStaticMarkup(
    <PageView page={page} context={buildContext({ badge, year: 2031 })} />,
  )
  return markup.match(/<footer.*<\/footer>/s)?.[0] ?? ''
}

describe('footer', () => {
  it('names the year and the business, or says what the owner says', () => {
    expect(show({ companyName: 'Big Bend Rafting' })).toContain('<p>© 2031 Big Bend Rafting</p>')
    expect(show({ companyName: 'B', copyrightText: 'All ours' })).toContain('<p>All ours</p>')
  })

  it('wears the badge only where the plan asks for it', () => {
    const badge = { product: 'Wildpath', url: 'https://example.test' }
    expect(show({}, badge)).toContain(
      '<a class="pg-badge" href="https://example.test">Made with Wildpath</a>',
    )
    expect(show({})).not.toContain('pg-badge')
  })

  it('says how to reach the business, each as a link that does it', () => {
    const markup = show({
      companyName: 'B',
      description: 'On the river since 2004.',
      email: 'hi@example.test',
      phone: '+1 (406) 555-0100',
      address: '1 River Road',
    })
    expect(markup).toContain('<p>On the river since 2004.</p>')
    expect(markup).toContain('href="mailto:hi@example.test">hi@example.test</a>')
    expect(markup).toContain('href="tel:+14065550100">+1 (406) 555-0100</a>')
    expect(markup).toContain('<li>1 River Road</li>')
  })

  it('leads a plain word to the section of that name, and leaves others as words', () => {
    const markup = show({ quickLinks: ['Contact', 'Careers'], companyLinks: ['Contact'] })
    expect(markup).toContain('<h2>Quick links</h2>')
    expect(markup).toContain('<a class="pg-foot-link" href="#ask">Contact</a>')
    expect(markup).toContain('<span class="pg-foot-link pg-unlinked">Careers</span>')
    expect(markup).toContain('<h2>Company</h2>')
  })

  it('follows links with an address, and social links only to safe ones', () => {
    const markup = show({
      footerLinks: [{ label: 'Terms', url: 'https://example.test/terms' }],
      socialLinks: [
        { name: 'Instagram', url: 'https://instagram.com/b' },
        { name: 'Bad', url: 'javascript:alert(1)' },
      ],
    })
    expect(markup).toContain('href="https://example.test/terms">Terms</a>')
    expect(markup).toContain('href="https://instagram.com/b">Instagram</a>')
    expect(markup).not.toContain('Bad')
  })

  it.each([
    ['instagram', true],
    ['Twitter', true],
    ['fab fa-facebook', true],
    ['x', true],
    ['youtube', true],
    ['tiktok', true],
    ['linkedin', true],
    ['github', true],
    ['mail', true],
    ['', false],
    ['constructor', false],
    ['exotic', false],
  ])('shows the sign that the icon %j means beside the name: %j', (icon, isKnown) => {
    const socialLinks = [{ name: 'Our profile', url: 'https://example.test/b', icon }]
    const markup = show({ socialLinks })
    expect(markup.includes('<svg class="pg-social-icon"')).toBe(isKnown)
    expect(markup).toContain(
      isKnown ? '<span class="pg-unseen">Our profile</span>' : '>Our profile</a>',
    )
  })

  it('sends readers of news to the form, since it collects no addresses itself', () => {
    const markup = show({ newsletterTitle: 'River news', newsletterDescription: 'Once a season.' })
    expect(markup).toContain('<h2>River news</h2><p>Once a season.</p>')
    expect(markup).toContain('href="#ask">Leave your address in the form</a>')
  })

  it('is one line where there is nothing else to say', () => {
    expect(show({ companyName: 'B' })).not.toContain('pg-foot-top')
  })
})
