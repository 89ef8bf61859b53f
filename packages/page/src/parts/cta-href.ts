import { isUnknownSection, type PageDocument } from '../document/page-document.ts'
import { memoByPage } from './memo-by-page.ts'
import { safeLink } from '../document/safe-url.ts'
import { sectionTarget } from './section-target.ts'

/**
 * Where a call to action leads: its own address, a section of the page ('#pricing'), or the page's
 * form for '#' and unusable ones.
 */
export function ctaHref(page: PageDocument, url: string): string {
  const target = url.startsWith('#') ? sectionTarget(page, url) : undefined
  if (target !== undefined) return target
  return safeLink(url, `#${formId(page) ?? ''}`)
}

/** The section that holds the page's first form. */
export const formId = memoByPage((page): string | undefined => {
  for (const section of page.sections) {
    if (!isUnknownSection(section) && section.type === 'lead-form') return section.id
  }
  return undefined
})
