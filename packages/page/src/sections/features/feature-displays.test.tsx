import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import type { SectionInput } from '../section-models.ts'
import { featureDisplays } from './features-model.ts'

type Content = NonNullable<Extract<SectionInput, { type: 'features' }>['content']>

function show(content: Content): string {
  const page = parsePage({ sections: [{ id: 'why', type: 'features', content }] })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

const items = [{ title: 'Meet', description: 'At the bridge.' }, { title: 'Go' }]

describe('displays of features', () => {
  it.each(featureDisplays)('shows every item as %s', (display) => {
    const markup = show({ display, items })
    expect(markup).toContain(`pg-items pg-${display}`)
    expect(markup).toContain('<h3>Meet</h3><p>At the bridge.</p>')
    expect(markup.match(/<li>/g)).toHaveLength(2)
  })

  it('numbers only steps', () => {
    expect(show({ display: 'steps', items })).toContain('<ol class="pg-items pg-steps"')
    expect(show({ display: 'rows', items })).not.toContain('<ol')
  })

  it('tells a list of bare lines from one with titles', () => {
    expect(show({ items: [{ description: 'Warm gear' }] })).toContain('pg-cards pg-bare')
    expect(show({ items })).not.toContain('pg-bare')
  })

  it('shows the icon that was chosen, and the mark of the theme for any other word', () => {
    const markup = show({
      items: [
        { title: 'A', icon: 'shield' },
        { title: 'B', icon: 'rocket' },
      ],
    })
    expect(markup).toContain('<span class="pg-mark" data-icon="shield" aria-hidden="true"></span>')
    expect(markup).toContain('<span class="pg-mark" aria-hidden="true"></span>')
  })

  it('shows a picture in place of the icon, named after the item', () => {
    const markup = show({ items: [{ title: 'Rafts', image: '/uploads/raft.jpg', icon: 'star' }] })
    expect(markup).toMatch(
      /<div class="pg-item-picture"><img src="\/uploads\/raft.jpg" alt="Rafts"/,
    )
    expect(markup).not.toContain('pg-mark"')
  })

  it('links where the item leads, and never to a script', () => {
    expect(show({ items: [{ title: 'Rafts', link: 'https://example.test/rafts' }] })).toContain(
      '<h3><a class="pg-item-link" href="https://example.test/rafts">Rafts</a></h3>',
    )
    expect(show({ items: [{ title: 'Rafts', link: 'javascript:alert(1)' }] })).toContain(
      '<h3>Rafts</h3>',
    )
  })

  it('keeps the number of columns an owner asks for', () => {
    expect(show({ items, layout: { columns: 2 } })).toContain('data-columns="2"')
    expect(show({ items })).not.toContain('data-columns')
  })
})
