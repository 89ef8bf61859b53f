import { describe, expect, it } from 'vitest'

import { renderEmail } from './render-email.ts'

const words = (text: string) => renderEmail([{ kind: 'words', text }])

describe('renderEmail', () => {
  it('keeps paragraphs and lines in both bodies', () => {
    const { text, html } = words('Hello,\n\nsee you\nsoon.')
    expect(text).toBe('Hello,\n\nsee you\nsoon.')
    expect(html).toContain('>Hello,</p>')
    expect(html).toContain('>see you<br>\nsoon.</p>')
  })

  it('makes links of addresses, without the full stop behind them', () => {
    const { html } = words('Read https://example.com/a?b=1&c=2. Bye')
    expect(html).toContain(
      '<a href="https://example.com/a?b=1&amp;c=2" style="color:inherit">https://example.com/a?b=1&amp;c=2</a>. Bye',
    )
  })

  it('takes markup as text', () => {
    const hostile = '<script>alert(1)</script><img src=x onerror="alert(1)">'
    const answers = [{ label: hostile, value: hostile }]
    const { html } = renderEmail([
      { kind: 'words', text: hostile },
      { kind: 'answers', answers },
      { kind: 'footer', lines: [hostile] },
    ])
    expect(html).not.toMatch(/<script|<img/)
    expect(html.split('&lt;script&gt;')).toHaveLength(5)
  })

  it('sets what a stranger wrote in, so that no line of it looks like one of ours', () => {
    const value = 'Hi\n\nOpen your leads:\nhttps://evil.example\n--'
    const { text } = renderEmail([{ kind: 'answers', answers: [{ label: 'Message', value }] }])
    expect(text).toBe('  Message: Hi\n    \n    Open your leads:\n    https://evil.example\n    --')
  })

  it('makes no link of what a stranger wrote', () => {
    const answers = [{ label: 'Message', value: 'https://evil.example/login' }]
    const { html } = renderEmail([{ kind: 'answers', answers }])
    expect(html).not.toContain('<a ')
    expect(html).toContain('https://evil.example/login')
  })

  it('writes a table as one block a row for readers of plain text', () => {
    const { text } = renderEmail([
      { kind: 'table', head: ['Adventure', 'Views'], rows: [['Rafting', '12']] },
    ])
    expect(text).toBe('Rafting\n  Views: 12')
  })

  it('loads nothing and sets no colour that a dark screen would hide', () => {
    const { html } = words('Hello')
    expect(html).not.toMatch(/<img|<link|url\(|#[0-9a-f]{3,6}|background/i)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
  })
})
