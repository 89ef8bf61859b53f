import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'

function show(content: object): string {
  const page = parsePage({ sections: [{ id: 'about', type: 'text', content }] })
  return renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
}

describe('text', () => {
  it('leaves no empty band where it was emptied, and stays where it is edited', () => {
    expect(show({ title: ' ', body: '' })).not.toContain('pg-text')
    expect(show({ title: '', buttons: [{ text: 'Ask us', link: '#' }] })).toContain('pg-text')
    const page = parsePage({ sections: [{ id: 'about', type: 'text', content: {} }] })
    const context = buildContext({ mode: 'preview' })
    expect(renderToStaticMarkup(<PageView page={page} context={context} />)).toContain('pg-text')
  })

  it('sets few words beside a picture larger', () => {
    const media = { type: 'scene' as const, scene: { kind: 'lake', seed: 3 } as const, alt: '' }
    expect(show({ body: 'We row.', media })).toContain('pg-spoken')
    expect(show({ body: 'We row.' })).not.toContain('pg-spoken')
    expect(show({ body: 'We row. '.repeat(50), media })).not.toContain('pg-spoken')
  })

  it('makes a paragraph of what an empty line divides', () => {
    const markup = show({ title: 'Who we are', body: 'Two brothers.\n \nOne river.\n\n' })
    expect(markup).toContain('<h2>Who we are</h2>')
    expect(markup).toContain('<p>Two brothers.</p><p>One river.</p>')
  })

  it('has the picture beside it', () => {
    const media = { type: 'image', src: '/uploads/us.jpg', alt: 'The two of us' }
    const markup = show({ body: 'Hello', media })
    expect(markup).toContain('pg-beside')
    expect(markup).toMatch(/<div class="pg-text-picture"><img src="\/uploads\/us.jpg"/)
    expect(show({ body: 'Hello' })).not.toContain('pg-beside')
  })
})
