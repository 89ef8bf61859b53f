import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { ArticleText } from './article-text.tsx'

const draw = (text: string) => renderToStaticMarkup(<ArticleText text={text} />)

describe('the text of an article', () => {
  it('has paragraphs, lists, bold words and links', () => {
    const html = draw('Press **Publish**.\n\n1. One\n2. Two\n\n- See [plans](/help/plans)\n')
    expect(html).toMatch(/<p>Press <strong[^>]*>Publish<\/strong>\.<\/p>/)
    expect(html).toMatch(/<ol start="1"[^>]*><li>One<\/li><li>Two<\/li><\/ol>/)
    expect(html).toMatch(/<a [^>]*href="\/help\/plans"/)
  })

  it('opens other websites in a tab of their own', () => {
    expect(draw('[Porkbun](https://porkbun.com)')).toMatch(
      /href="https:\/\/porkbun\.com" target="_blank" rel="noreferrer nofollow"/,
    )
  })

  it.each([
    ['[a](javascript:alert(1))', 'javascript:'],
    ['[a](//evil.example)', 'href'],
    ['[a](/\\evil.example)', 'href'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['<script>alert(1)</script>', '<script'],
    ['![a](https://evil.example/pixel.png)', '<img'],
    ['[a](data:text/html,hi)', 'href'],
  ])('makes nothing of %s', (text, unwanted) => {
    expect(draw(text)).not.toContain(unwanted)
  })

  it('shows brackets and quotes as they are', () => {
    expect(draw('2 < 3 & "yes" isn\'t')).toContain('2 &lt; 3 &amp; &quot;yes&quot; isn&#x27;t')
  })
})
