import type { CheerioAPI } from 'cheerio/slim'
import { type AnyNode, type Element, hasChildren, isTag } from 'domhandler'

import { textOf } from './blocks.ts'
import { nameOf, type Thing } from './thing.ts'

/** What the page says as microdata (HTML Standard, section 5). */
export function readMicrodata($: CheerioAPI): Thing[] {
  return $('[itemscope]:not([itemprop])').toArray().slice(0, 300).map(readItem)
}

function readItem(item: Element): Thing {
  const properties = new Map<string, (Thing | string)[]>()
  const open: AnyNode[] = item.children.toReversed()
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isTag(node)) continue
    const isItem = 'itemscope' in node.attribs
    for (const name of (node.attribs['itemprop'] ?? '').split(/\s+/)) {
      if (name === '') continue
      const value = isItem ? readItem(node) : valueOf(node)
      properties.set(name, [...(properties.get(name) ?? []), value])
    }
    // What stands in another item is said of that one.
    if (!isItem && hasChildren(node)) open.push(...node.children.toReversed())
  }
  const types = (item.attribs['itemtype'] ?? '').split(/\s+/).map(nameOf)
  return { types: types.filter((type) => type !== ''), properties }
}

/** An attribute where the element has its meaning there, else its text. */
function valueOf(element: Element): string {
  const { content, datetime, href, src, value } = element.attribs
  if (content !== undefined) return content
  if (element.name === 'time' && datetime !== undefined) return datetime
  if ((element.name === 'data' || element.name === 'meter') && value !== undefined) return value
  if (element.name === 'a' || element.name === 'link') return hrefValue(element, href)
  return src ?? textOf(element)
}

/** People write the number itself beside 'tel:' and the address beside 'mailto:'. */
function hrefValue(element: Element, href: string | undefined): string {
  const isName = /^(?:telephone|email|name|address\w*)$/.test(element.attribs['itemprop'] ?? '')
  return href === undefined || isName ? textOf(element) : href
}
