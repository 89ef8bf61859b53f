import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { showSection } from '../../testing/show-section.tsx'
import { emailTarget } from './email-target.ts'

describe('call to action', () => {
  it('shows its buttons and small print', () => {
    const markup = showSection('cta', {
      title: 'Come along',
      secondaryText: 'No deposit',
      buttons: [{ text: 'Book', link: '#' }],
    })
    expect(markup).toContain('<h2>Come along</h2>')
    expect(markup).toContain('<a class="pg-cta" href="#form">Book</a>')
    expect(markup).toContain('<p class="pg-band-small">No deposit</p>')
  })

  it("asks for an address and sends it where the page's form sends it", () => {
    const content = { placeholder: 'you@example.com', buttons: [{ text: 'Write to me' }] }
    const markup = showSection('cta', content)
    expect(markup).toContain('<form class="pg-email-form" action="/f/raft#form" method="post">')
    expect(markup).toMatch(/<input id="one-email" [^>]*type="email"[^>]*name="Your email"/)
    expect(markup).toContain('placeholder="you@example.com"')
    expect(markup).toContain('<button class="pg-cta" type="submit">Write to me</button>')
    expect(showSection('cta', content, 'preview')).not.toMatch(/<form|type="submit"/)
  })

  it('asks for nothing on a page whose form wants no address', () => {
    const fields = [{ label: 'Phone' }]
    const page = parsePage({ sections: [{ id: 'a', type: 'lead-form', content: { fields } }] })
    expect(emailTarget(page)).toBeNull()
    expect(emailTarget(parsePage({ sections: [] }))).toBeNull()
  })
})
