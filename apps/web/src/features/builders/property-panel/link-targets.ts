import { isUnknownSection, type PageDocument, withoutHiddenSections } from '@wildpath/page/document'
import { newNavigationLink, sectionName } from '@wildpath/page/templates'
import { createContext } from 'react'

/** A section that a link of the navigation may lead to; `value` is '#' and its id. */
export type LinkTarget = { value: string; label: string }

export const LinkTargetsContext = createContext<readonly LinkTarget[]>([])

/** The sections of a page beside the one that is edited, by their titles. */
export function linkTargetsOf(page: PageDocument, sectionId: string): LinkTarget[] {
  return withoutHiddenSections(page).sections.flatMap((section) => {
    if (isUnknownSection(section) || section.id === sectionId) return []
    const title = section.content.title.trim()
    return [{ value: `#${section.id}`, label: title === '' ? sectionName(section).name : title }]
  })
}

/** '#services' as sections are named: 'Services'. */
export function targetName(target: string): string {
  const words = target.replace(/^#/, '').replaceAll('-', ' ').trim()
  if (words === '' || target === newNavigationLink.target) return 'Nowhere yet'
  return words.charAt(0).toUpperCase() + words.slice(1)
}
