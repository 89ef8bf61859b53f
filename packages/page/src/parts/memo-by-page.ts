import type { PageDocument } from '../document/page-document.ts'

/**
 * What `make` says about a page, worked out when first asked for and kept as long as the page is:
 * every link and picture asks again. Pages are never changed, only replaced.
 */
export function memoByPage<Made>(make: (page: PageDocument) => Made): (page: PageDocument) => Made {
  const known = new WeakMap<PageDocument, { made: Made }>()
  return (page) => {
    const remembered = known.get(page)
    if (remembered !== undefined) return remembered.made
    const made = make(page)
    known.set(page, { made })
    return made
  }
}
