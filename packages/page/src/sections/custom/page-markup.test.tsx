import '../../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import { markupBudget } from './markup-budget.ts'
import { parseMarkup } from './parse-markup.ts'
import { estimateMarkdown } from './estimate-markdown.ts'

const custom = (contentType: string, body: string) => ({
  type: 'custom',
  content: { contentType, body },
})

/** How many sections of the page were read, and how many are shown as they were typed. */
function countsOf(sections: unknown[]) {
  const page = parsePage({ sections })
  const markup = renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
  const typed = markup.split('class="pg-prose"').length - 1
  return { read: markup.split('class="pg-markup"').length - 1 - typed, typed }
}

describe('the custom sections of a page', () => {
  it('are all read where people wrote them', () => {
    const html = custom('html', '<h2>Bring</h2><ul><li><b>Dry</b> shoes</li></ul>'.repeat(12))
    const markdown = custom('markdown', '## Bring\n\n- **Dry** shoes\n  - and socks\n\n'.repeat(12))
    const sections = Array.from({ length: 10 }, () => [html, markdown]).flat()
    expect(countsOf(sections)).toEqual({ read: 20, typed: 0 })
  })

  it('share 100,000 characters', () => {
    const long = Array.from({ length: 9 }, () => custom('html', `<p>${'word '.repeat(3990)}</p>`))
    expect(countsOf(long)).toEqual({ read: 5, typed: 4 })
  })

  it('share 4,000 tags', () => {
    const dense = Array.from({ length: 60 }, () => custom('html', '<p>x</p>'.repeat(100)))
    expect(countsOf(dense)).toEqual({ read: 20, typed: 40 })
  })

  it('share what their open formatting can be repeated into', () => {
    const open = custom('html', `<table>${'<b><i><em><s>'.repeat(3)}${'<tr>x'.repeat(900)}`)
    expect(countsOf(Array.from({ length: 9 }, () => open))).toEqual({ read: 1, typed: 8 })
  })

  it('leave room for short ones after one that is too long', () => {
    const short = custom('html', '<p>Hello</p>')
    const sections = [...Array.from({ length: 6 }, () => custom('html', 'x'.repeat(19_000))), short]
    expect(countsOf(sections)).toEqual({ read: 6, typed: 1 })
  })

  it('weigh lists within lists by how often they are read', () => {
    const nested = Array.from({ length: 38 }, (_, depth) => `${' '.repeat(depth * 2)}- a\n`)
    const sections = Array.from({ length: 20 }, () => custom('markdown', nested.join('').repeat(6)))
    expect(countsOf(sections)).toEqual({ read: 0, typed: 20 })
  })
})

describe('parseMarkup', () => {
  it('counts ends and comments as it counts beginnings', () => {
    for (const html of ['</p>', '</x>', '<!---->', '<?x>', '<p></p>']) {
      const budget = markupBudget()
      parseMarkup(html.repeat(50), budget)
      expect(4000 - budget.tags).toBe(html === '<p></p>' ? 100 : 50)
    }
  })

  it('counts at least as many tags as there are, whatever stands in quotes', () => {
    const budget = markupBudget()
    parseMarkup('<p title="<b>">x</p><script>"</p>"</script>', budget)
    expect(4000 - budget.tags).toBe(6)
  })

  it('takes a tag without an end to be the last', () => {
    const budget = markupBudget()
    expect(parseMarkup('<b '.repeat(6600), budget)?.children).toEqual([
      { type: 'element', tagName: 'b', properties: {}, children: [] },
    ])
    expect(parseMarkup('x<font '.repeat(2800), budget)?.children).toEqual([
      { type: 'text', value: 'x' },
    ])
    expect(4000 - budget.tags).toBe(2)
  })
})

describe('estimateMarkdown', () => {
  it.each([
    ['plain\ntext', 11],
    ['- a', 8],
    ['- a\n  - b\n    - c', 8 + 18 + 32],
    ['> > a', 18],
    ['> a\nb\n\nc', 8 + 4 + 1 + 2],
    ['\ta', 9],
  ])('counts %j as %i characters', (markdown, weight) => {
    expect(estimateMarkdown(markdown)).toBe(weight)
  })
})
