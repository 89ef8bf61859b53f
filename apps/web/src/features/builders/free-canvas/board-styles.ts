import type { KnownSection, PageDocument } from '@wildpath/page/document'
import { canvasStyles } from '@wildpath/page/render'

/**
 * The styles of a board in a shadow: nothing of the product's is inherited. Its stylesheet has a
 * variable of a name that the page's styles ask for too.
 */
export function boardStyles(page: PageDocument, section: KnownSection): string {
  return `:host{all:initial;display:block;--spacing:initial}${canvasStyles(page, section)}`
}
