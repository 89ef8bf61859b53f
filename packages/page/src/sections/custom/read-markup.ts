import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'

import { allowedMarkup } from './allowed-markup.ts'
import type { MarkupTree } from './markup-tree.ts'
import { tameMarkup } from './tame-markup.ts'
import { withoutDepth } from './without-depth.ts'

/**
 * Tags of one text at most. Parsers follow nested tags by calling themselves, and a page is drawn
 * while others wait; nobody writes as many by hand.
 */
const mostTags = 1500
const mostNodes = 20_000

/** Without attributes at most three of each can stay open, whatever is written. */
const formatting = /<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/])[^>]*>/gi

/**
 * Html of an owner's as a tree of nothing but allowed markup, or null when it is too tangled to be
 * read. Reads with the parser of Node or of the browser; both give the same tree, since they follow
 * the same standard and neither runs scripts while reading.
 */
export function readMarkup(html: string): MarkupTree | null {
  const plain = html.replaceAll('\0', '').replace(formatting, '<$1>')
  if ((plain.match(/<[a-z]/gi)?.length ?? 0) > mostTags) return null
  const tree = withoutDepth(fromHtmlIsomorphic(plain, { fragment: true }), mostNodes)
  if (tree === null) return null
  const clean = sanitize(tree, allowedMarkup)
  return tameMarkup(clean.type === 'root' ? clean : { type: 'root', children: [clean] })
}
