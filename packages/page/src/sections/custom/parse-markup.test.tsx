import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { allowedMarkup } from './allowed-markup.ts'
import { hostileMarkdown, hostileMarkup } from './testing/hostile-markup.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import type { MarkupElement, MarkupNode, MarkupTree } from './markup-tree.ts'
import { MarkupView } from './markup-view.tsx'
import { parseMarkup } from './parse-markup.ts'

function show(html: string): string {
  const tree = parseMarkup(html)
  return tree === null
    ? 'too tangled'
    : renderToStaticMarkup(<MarkupView tree={tree} mode="public" />)
}

describe('parseMarkup', () => {
  it('keeps what people write with', () => {
    const html =
      '<h2>Bring</h2><p>Dry <strong>shoes</strong> and <em>a towel</em>.<br/>That is all.</p>' +
      '<ul><li>One</li></ul><ol start="3"><li>Three</li></ol>' +
      '<figure><img src="/uploads/raft.jpg" alt="A raft" width="640" height="480" loading="lazy" decoding="async" referrerPolicy="no-referrer"/><figcaption>Day one</figcaption></figure>' +
      '<table><tbody><tr><th>When</th><td colSpan="2">June</td></tr></tbody></table>' +
      '<details><summary>More</summary><p>Words</p></details>' +
      '<pre><code>  a\n b</code></pre><blockquote><p>Said</p></blockquote><hr/>'
    expect(show(html)).toBe(html)
  })

  it('follows links to the web, to mailboxes, to phones and within the page', () => {
    expect(show('<a href="https://a.test/b" target="_blank" class="x">A</a>')).toBe(
      '<a href="https://a.test/b" rel="noopener nofollow">A</a>',
    )
    expect(show('<a href="#faq">A</a>')).toContain('href="#faq"')
    expect(show('<a href="tel:+14065550100">A</a>')).toContain('href="tel:+14065550100"')
  })

  it('leaves a link without a usable address as its words', () => {
    expect(show('<p>Go <a href="javascript:alert(1)"><b>there</b></a>!</p>')).toBe(
      '<p>Go <b>there</b>!</p>',
    )
  })

  it('has no first-level heading, for the page has one', () => {
    expect(show('<h1>Trips</h1><h3>Short</h3>')).toBe('<h2>Trips</h2><h3>Short</h3>')
  })

  it('keeps the words in elements it does not know, and drops code with what is in it', () => {
    expect(show('<article><font color=red>Hi</font></article>')).toBe('Hi')
    expect(show('a<script>b</script><style>c</style><svg><text>d</text></svg>e')).toBe('ae')
  })

  it('says no when markup is too tangled to be read', () => {
    expect(parseMarkup('<b>'.repeat(6600))).toBeNull()
    expect(parseMarkup('<div>'.repeat(4000))).toBeNull()
    expect(parseMarkup(`<p>${'<a>'.repeat(3)}`)).not.toBeNull()
  })

  it('cuts what is nested beyond all reason and keeps the rest', () => {
    expect(show(`${'<div>'.repeat(900)}deep${'</div>'.repeat(900)}<p>after</p>`)).toMatch(
      /^(<div>){60}(<\/div>){60}<p>after<\/p>$/,
    )
  })

  it('stays small when formatting would be repeated in every paragraph', () => {
    const names = ['b', 'big', 'code', 'em', 'i', 's', 'small', 'strike', 'strong', 'tt', 'u']
    const open = names.map((name) => `<${name} x>`.repeat(30)).join('')
    expect(show(`<p>${open}${'<p>x'.repeat(1000)}`).length).toBeLessThan(400_000)
  })

  it.each(hostileMarkup)('leaves nothing dangerous of %j', (html) => {
    expect(dangersOf(parseMarkup(html))).toEqual([])
    expect(dangersOf(parseMarkup(show(html)))).toEqual([])
  })

  it.each(hostileMarkdown)('leaves nothing dangerous of the markdown %j', (markdown) => {
    const html = markdownToHtml(markdown)
    expect(html).not.toBeNull()
    expect(dangersOf(parseMarkup(html ?? ''))).toEqual([])
  })

  it.each([
    ['<h1><p<p><h1>', '<h2></h2>'],
    ['<h2><h2></h2></h2>', '<h2></h2><h2></h2>'],
    ['<h2>a<article><h3>b</h3></article>c</h2>', '<h2>abc</h2>'],
    ['<ul><li>a<form><li>b</form></li></ul>', '<ul><li>ab</li></ul>'],
    ['<ul><li>a<div><section><li>b</section></div></li></ul>', '<ul><li>a<div>b</div></li></ul>'],
    ['<dl><dt>a<main><dd>b</main></dl>', '<dl><dt>ab</dt></dl>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['<h2><div><h3>b</h3></div></h2>', '<h2><div><h3>b</h3></div></h2>'],
  ])('nests nothing that is not read as nested again: %j', (html, shown) => {
    expect(show(html)).toBe(shown)
    expect(show(shown)).toBe(shown)
  })

  it('begins preformatted text with its first line that says something', () => {
    const shown = '<pre>  x\n\ny</pre>'
    expect(show('<pre>\n<script>1</script>\n<nobr>\n</nobr>  x\n\ny</pre>')).toBe(shown)
    expect(show(shown)).toBe(shown)
  })

  it('reads its own result as the same again, whatever it was made of', () => {
    fc.assert(
      fc.property(tangle(), (html) => {
        const once = show(html)
        expect(dangersOf(parseMarkup(html))).toEqual([])
        expect(show(once)).toBe(once)
      }),
      { numRuns: 1500 },
    )
  })
})

const attributes = 'href title src alt width height start colSpan rowSpan align open'.split(' ')

/** Elements and attributes that are not of the list, and addresses that lead where no page may lead. */
function dangersOf(tree: MarkupTree | null): string[] {
  return elementsOf(tree).flatMap(({ tagName, properties }) => {
    const { href = '/', src = '/' } = properties
    return [
      ...(allowedMarkup.tagNames?.includes(tagName) === true ? [] : [tagName]),
      ...Object.keys(properties).filter((name) => !attributes.includes(name)),
      ...(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(href) ? [] : [href]),
      ...(/^(https?:\/\/|\/(?!\/)|data:image\/png;base64,)/.test(src) ? [] : [src]),
    ]
  })
}

function elementsOf(node: MarkupTree | MarkupElement | null): MarkupElement[] {
  const children: MarkupNode[] = node?.children ?? []
  return children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}

/** Hostile texts, tags and characters in any order. */
function tangle(): fc.Arbitrary<string> {
  const names =
    'p div b a table tr td caption ul li h1 details summary svg math mtext mglyph style script form ' +
    'button select option template noscript textarea title foreignObject iframe pre dt img blockquote ' +
    'figure hr br code nobr marquee object ruby rt'
  const attributes = [
    '',
    ' ',
    ' href="javascript:alert(1)"',
    ' title="</p><img src=x onerror=alert(1)>"',
  ]
  const tag = fc
    .tuple(
      fc.constantFrom('<', '</'),
      fc.constantFrom(...names.split(' ')),
      fc.constantFrom(...attributes),
      fc.constantFrom('>', '/>', ''),
    )
    .map((parts) => parts.join(''))
  const text = fc.constantFrom('x', ' ', '\n', '<!--', '-->', '"', "'", '`', '&lt;', ']]>')
  const piece = fc.oneof({ weight: 5, arbitrary: tag }, text, fc.constantFrom(...hostileMarkup))
  return fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''))
}
