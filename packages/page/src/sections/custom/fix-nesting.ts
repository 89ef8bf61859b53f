import type { MarkupElement, MarkupNode, MarkupTree } from './markup-tree.ts'

/** What a parser ends before it opens another of the same group. */
const groups: Record<string, string> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, 'heading'])),
  li: 'item',
  dt: 'term',
  dd: 'term',
}

/** Looking for an open list item or term, a parser sees through these and stops at the rest. */
const seenThrough = new Set(
  'p div span a strong b em i u s del ins sub sup small mark code kbd q abbr cite'.split(' '),
)

type Open = ReadonlySet<string>

/**
 * Left-out elements may have kept apart what no browser reads as nested: a heading in a heading, an
 * item in an item. The inner one becomes its words, so that the page means what its markup says.
 */
export function fixNesting(root: MarkupTree): MarkupTree {
  return { ...root, children: root.children.flatMap((node) => nest(node, new Set())) }
}

function nest(node: MarkupNode, open: Open): MarkupElement['children'] {
  if (node.type === 'doctype') return []
  if (node.type !== 'element') return [node]
  const isImpossible = open.has(groups[node.tagName] ?? '')
  const inner = isImpossible ? open : openInside(node.tagName, open)
  const children = node.children.flatMap((child) => nest(child, inner))
  return isImpossible ? children : [{ ...node, children }]
}

function openInside(tagName: string, open: Open): Open {
  const group = groups[tagName]
  if (group !== undefined) return new Set([group])
  // Only a heading directly within a heading ends it.
  return seenThrough.has(tagName)
    ? new Set([...open].filter((one) => one !== 'heading'))
    : new Set()
}
