import { describe, expect, it } from 'vitest'

import { markdownToHtml } from './markdown-to-html.ts'

describe('markdownToHtml', () => {
  it('reads headings, lists, emphasis and tables', () => {
    expect(markdownToHtml('# Bring\n\n- **Dry** shoes\n- ~~socks~~')).toBe(
      '<h1>Bring</h1>\n<ul>\n<li><strong>Dry</strong> shoes</li>\n<li><del>socks</del></li>\n</ul>\n',
    )
    expect(markdownToHtml('|a|b|\n|-|-|\n|1|2|')).toContain('<table>')
  })

  it.each([
    ['quotes within quotes', '> '.repeat(6600)],
    ['lists within lists', '- '.repeat(10_000)],
    ['numbers within numbers', '1. '.repeat(6600)],
    ['a word without end', 'a'.repeat(19_999) + '@'],
    ['underscores without end', '_a'.repeat(10_000)],
    ['stars without end', '**a* '.repeat(4000)],
  ])('does not read %s', (_, markdown) => {
    expect(markdownToHtml(markdown)).toBeNull()
  })

  it.each(['['.repeat(1999), '*a **b '.repeat(200), '[a](<'.repeat(390), '|a'.repeat(900)])(
    'reads the tangle %#, whatever comes of it',
    (markdown) => {
      expect(markdownToHtml(markdown)).not.toBeNull()
    },
  )
})
