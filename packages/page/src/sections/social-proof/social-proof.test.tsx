import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage, type PageDocument } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import type { RenderContext } from '../../parts/render-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { SectionInput } from '../section-models.ts'

function pageWith(content: SectionInput['content']) {
  return parsePage({ sections: [{ id: 'proof', type: 'social-proof', content }] })
}

function show(page: PageDocument, mode: RenderContext['mode']): string {
  return renderToStaticMarkup(<PageView page={page} context={buildContext({ mode })} />)
}

describe('social proof', () => {
  it('shows sample figures to the owner only, marked as a sample', () => {
    const page = pageWith({
      isSample: true,
      items: [{ title: '4.9', description: 'Average rating' }],
    })
    expect(show(page, 'public')).not.toContain('Average rating')
    expect(show(page, 'visitor-preview')).not.toContain('Average rating')
    expect(show(page, 'preview')).toContain('<p class="pg-sample">Sample</p>')
    expect(show(page, 'preview')).toContain('<dt>Average rating</dt><dd>4.9</dd>')
  })

  it("shows the owner's own figures to everyone, unmarked", () => {
    const page = pageWith({ items: [{ title: '12', description: 'Seasons' }] })
    for (const mode of ['public', 'preview'] as const) {
      expect(show(page, mode)).toContain('<dt>Seasons</dt><dd>12</dd>')
      expect(show(page, mode)).not.toContain('Sample')
    }
  })

  it('shows no empty band', () => {
    expect(show(pageWith({}), 'preview')).not.toContain('pg-proof')
  })

  it('shows figures with their icons, and clients with their logos or names', () => {
    const page = pageWith({
      items: [
        { title: '12', description: 'Seasons', icon: 'clock' },
        { title: 'River Alliance', image: '/uploads/a.png', link: 'https://alliance.test' },
        { title: 'Valley News' },
        { title: '3', description: 'Boats', icon: 'constructor' },
      ],
    })
    const markup = show(page, 'public')
    expect(markup.match(/class="pg-figure-icon"/g)).toHaveLength(1)
    expect(markup).toContain('<dt>Boats</dt><dd>3</dd>')
    expect(markup).toMatch(/<a class="pg-client-link" href="https:\/\/alliance\.test"><img/)
    expect(markup).toContain('<span class="pg-client-name">Valley News</span>')
  })
})
