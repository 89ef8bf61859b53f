import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic'
import { sanitize } from 'hast-util-sanitize'

import { allowedMarkup } from './allowed-markup.ts'
import { type MarkupBudget, markupBudget, spend } from './markup-budget.ts'
import type { MarkupTree } from './markup-tree.ts'
import { sanitizeMarkup } from './sanitize-markup.ts'
import { limitDepth } from './limit-depth.ts'
import { fixNesting } from './fix-nesting.ts'

/** Of one text at most: parsers follow nested elements by calling themselves. */
const mostElements = 1000
const mostNodes = 20_000

/**
 * What stays open is written again in every following paragraph: of the formatting that is allowed,
 * three of each at most while it has no attributes; the other kinds go before anything is read. A tag
 * without an end reaches to the end of the text, so that nothing is searched twice.
 */
const otherFormatting = /<\/?(?:big|font|nobr|strike|tt)(?=[\s/>])[^>]*>?/gi
const formatting = /<(b|code|em|i|s|small|strong|u)(?=[\s/])[^>]*>?/gi

/**
 * Html of an owner's as a tree of nothing but allowed markup, or null when it is too tangled to be
 * read or more than `budget` has left. Reads with the parser of Node or of the browser; both give the
 * same tree, since they follow the same standard and neither runs scripts while reading.
 */
export function parseMarkup(
  html: string,
  budget: MarkupBudget = markupBudget(),
): MarkupTree | null {
  const plain = html
    .replaceAll('\0', '')
    .replace(otherFormatting, '<!---->')
    .replace(formatting, '<$1>')
  if (countOf(/<[a-z]/gi, plain) > mostElements) return null
  // Whatever stands in quotes or code counts too: at least as many as the parser will find.
  const tags = countOf(/<[a-z/!?]/gi, plain)
  if (!spend(budget, 'tags', tags)) return null
  if (!spend(budget, 'nodes', tags * (1 + repeatedBy(plain)))) return null
  const tree = limitDepth(fromHtmlIsomorphic(plain, { fragment: true }), mostNodes)
  if (tree === null) return null
  const clean = sanitize(tree, allowedMarkup)
  const sanitized = sanitizeMarkup(
    clean.type === 'root' ? clean : { type: 'root', children: [clean] },
  )
  return fixNesting(sanitized)
}

/** Formatting that may be open, and so be written again at every tag: whether it is closed takes a parser to say. */
function repeatedBy(html: string): number {
  const counts = new Map<string, number>()
  for (const [, name = ''] of html.matchAll(/<(b|code|em|i|s|small|strong|u)>/gi)) {
    const key = name.toLowerCase()
    counts.set(key, Math.min(3, (counts.get(key) ?? 0) + 1))
  }
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0
}
