import type { PageDocument } from '../../document/page-document.ts'
import { safeLink } from '../../document/safe-url.ts'
import { sectionTarget } from '../../parts/section-target.ts'
import type { NavigationItem } from '../section-parts.ts'

/** Where a link of the navigation leads; '' where this page has no such place. */
export function navigationHref(
  page: PageDocument,
  { target, customTarget }: Pick<NavigationItem, 'target' | 'customTarget'>,
): string {
  const wanted = target === 'custom' ? customTarget : target
  return sectionTarget(page, wanted) ?? safeLink(wanted, '')
}
