import { safeImage, safeLink } from '../../document/safe-url.ts'
import type { MarkupElement, MarkupNode, MarkupTree } from './markup-tree.ts'

/** Marks an address that leads nowhere. */
const nowhere = ''
const anchor = /^#[A-Za-z0-9_-]{1,64}$/
const widestImage = 10_000

/**
 * Sanitised markup as it may stand within a page: links lead where every link of a page may lead,
 * pictures are ones that can be loaded, the page keeps its only first-level heading, and numbers are
 * numbers. A link without a usable address becomes its words, a picture without one goes.
 */
export function sanitizeMarkup(root: MarkupTree): MarkupTree {
  return { ...root, children: root.children.flatMap(tameNode) }
}

function tameNode(node: MarkupNode): MarkupElement['children'] {
  if (node.type === 'doctype') return []
  if (node.type !== 'element') return [node]
  const children = node.children.flatMap(tameNode)
  const element = tameElement({ ...node, children })
  return element === null ? children : [element]
}

/** The element, or null where only its children stay. */
function tameElement(element: MarkupElement): MarkupElement | null {
  const { tagName, properties } = element
  switch (tagName) {
    case 'h1':
      return { ...element, tagName: 'h2' }
    case 'a': {
      const href = linkOf(properties['href'])
      return href === nowhere ? null : { ...element, properties: { ...properties, href } }
    }
    case 'img':
      return imageOf(element)
    case 'pre':
      return { ...element, children: withoutFirstBreaks(element.children) }
    case 'ol':
    case 'td':
    case 'th':
      return { ...element, properties: withCounts(properties) }
    default:
      return element
  }
}

/** A parser leaves out the line break after `<pre>`, also where something stood before it that is gone. */
function withoutFirstBreaks(children: MarkupElement['children']): MarkupElement['children'] {
  const [first, ...rest] = children
  if (first?.type !== 'text') return children
  const value = first.value.replace(/^\n+/, '')
  return value === '' ? withoutFirstBreaks(rest) : [{ ...first, value }, ...rest]
}

function linkOf(href: unknown): string {
  if (typeof href !== 'string') return nowhere
  return anchor.test(href.trim()) ? href.trim() : safeLink(href, nowhere)
}

function imageOf(element: MarkupElement): MarkupElement | null {
  const { src, alt, title, width, height } = element.properties
  const address = typeof src === 'string' ? safeImage(src) : null
  if (address === null) return null
  return {
    ...element,
    properties: {
      src: address,
      alt: typeof alt === 'string' ? alt : '',
      ...(typeof title === 'string' && { title }),
      ...(isCount(width) && { width: Number(width) }),
      ...(isCount(height) && { height: Number(height) }),
    },
  }
}

function withCounts(properties: MarkupElement['properties']): MarkupElement['properties'] {
  const counts = new Set(['start', 'colSpan', 'rowSpan'])
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => !counts.has(name) || isCount(value)),
  )
}

function isCount(value: unknown): boolean {
  return /^[1-9]\d{0,4}$/.test(String(value)) && Number(value) <= widestImage
}
