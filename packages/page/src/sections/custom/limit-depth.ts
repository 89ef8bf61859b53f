import type { MarkupNode, MarkupTree } from './markup-tree.ts'

/** Elements within each other at most; what is deeper is left out. */
const mostDepth = 60

/**
 * The tree cut where it is nested too deeply, or null when it has too many nodes. Walks without
 * calling itself, since a tree can be deeper than the stack; what comes after may then.
 */
export function limitDepth(root: MarkupTree, mostNodes: number): MarkupTree | null {
  const open: { children: MarkupNode[]; depth: number }[] = [{ children: root.children, depth: 0 }]
  let nodes = 0
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    nodes += place.children.length
    if (nodes > mostNodes) return null
    for (const child of place.children) {
      if (child.type !== 'element') continue
      if (place.depth + 1 >= mostDepth) child.children = []
      // The inside of a template is a document of its own; it is left out anyway.
      delete child.content
      open.push({ children: child.children, depth: place.depth + 1 })
    }
  }
  return root
}
