import { describe, expect, it } from 'vitest'

import { renderMessageHtml } from './render-message-html.tsx'

const notFound = {
  title: 'Funnel Not Found',
  heading: 'Funnel Not Found',
  text: 'This funnel may be private or no longer available.',
}

describe('renderMessageHtml', () => {
  it('says what it is told and stays out of search results', () => {
    const html = renderMessageHtml(notFound)
    expect(html).toContain('<title>Funnel Not Found</title>')
    expect(html).toContain('<h1>Funnel Not Found</h1>')
    expect(html).toContain('This funnel may be private or no longer available.')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<script')
  })

  it('offers one thing to do when there is one', () => {
    const html = renderMessageHtml({ ...notFound, action: { label: 'Go home', url: '/' } })
    expect(html).toContain('<a class="pg-cta" href="/">Go home</a>')
    expect(renderMessageHtml(notFound)).not.toContain('<a ')
  })

  it('takes every text as text', () => {
    const hostile = '</title><script>alert(1)</script>'
    const html = renderMessageHtml({ title: hostile, heading: hostile, text: hostile })
    expect(html).not.toContain('<script')
  })
})
