import { type CheerioAPI, load } from 'cheerio/slim'
import { type ChildNode, Element, type ParentNode } from 'domhandler'

/**
 * Parses markup, all of it below one element: every search compares the elements at the top with each other, and
 * markup without a frame has them all there.
 */
export function loadMarkup(markup: string): CheerioAPI {
  const $ = load(markup)
  const document = $.root().get(0)
  if (document === undefined) return $
  const top = new Element('div', {}, document.children)
  for (const node of top.children) node.parent = top
  top.parent = document
  document.children = [top]
  return $
}

/** Takes elements out, each parent's all at once: one by one, every one would be looked for among its siblings. */
export function removeAll($: CheerioAPI, selector: string): void {
  const removed = new Set<ChildNode>($(selector).toArray())
  const parents = new Set<ParentNode>()
  for (const { parent } of removed) if (parent !== null) parents.add(parent)
  for (const parent of parents) {
    parent.children = parent.children.filter((child) => !removed.has(child))
    for (const [index, child] of parent.children.entries()) {
      child.prev = parent.children[index - 1] ?? null
      child.next = parent.children[index + 1] ?? null
    }
  }
}
