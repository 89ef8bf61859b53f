import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'

import { allowedMarkup } from './allowed-markup.ts'
import type { MarkupTree } from './markup-tree.ts'
import { tameMarkup } from './tame-markup.ts'
import { withoutDepth } from './without-depth.ts'

/**
 * Tags and nodes of one text at most. Parsers follow nested tags by calling themselves, and a page
 * is drawn while others wait; nobody writes as many by hand.
 */
const mostTags = 1000
const mostNodes = 20_000

/**
 * What stays open is written again in every following paragraph: of the formatting that is allowed,
 * three of each at most while it has no attributes; the other kinds go before anything is read.
 */
const otherFormatting = /<\/?(?:big|font|nobr|strike|tt)(?=[\s/>])[^>]*>/gi
const formatting = /<(b|code|em|i|s|small|strong|u)(?=[\s/])[^>]*>/gi

/**
 * Html of an owner's as a tree of nothing but allowed markup, or null when it is too tangled to be
 * read. Reads with the parser of Node or of the browser; both give the same tree, since they follow
 * the same standard and neither runs scripts while reading.
 */
export function readMarkup(html: string): MarkupTree | null {
  const plain = html
    .replaceAll('\0', '')
    .replace(otherFormatting, '<!---->')
    .replace(formatting, '<$1>')
  if ((plain.match(/<[a-z]/gi)?.length ?? 0) > mostTags) return null
  const tree = withoutDepth(fromHtmlIsomorphic(plain, { fragment: true }), mostNodes)
  if (tree === null) return null
  const clean = sanitize(tree, allowedMarkup)
  return tameMarkup(clean.type === 'root' ? clean : { type: 'root', children: [clean] })
}
