import { isUnknownSection, type Section } from './page-document.ts'
import { sectionCategory } from './section-category.ts'
import { titleSlug } from './title-slug.ts'

/**
 * The name by which a link reaches a section (spec 3, 2.5): its title as a slug, 'section-{category}'
 * without one. `sectionTarget` follows it to the first section that answers to it.
 */
export function sectionAnchor(section: Section): string {
  const title = isUnknownSection(section) ? '' : titleSlug(section.content.title)
  return title === '' ? `section-${titleSlug(sectionCategory(section))}` : title
}
