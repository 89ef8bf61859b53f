import { isUnknownSection, type Section } from './page-document.ts'
import { sectionCategory } from './section-category.ts'
import { titleSlug } from './title-slug.ts'

/**
 * The name by which a link reaches a section (spec 3, 2.5): its title as a slug, 'section-{category}'
 * without one. `sectionTarget` follows it to the first section that answers to it.
 */
export function sectionAnchor(section: Section): string {
  const known = anchors.get(section)
  if (known !== undefined) return known
  const anchor = anchorOf(section)
  anchors.set(section, anchor)
  return anchor
}

/** Sections are never changed, only replaced; a link asks for those of all sections of its page. */
const anchors = new WeakMap<Section, string>()

function anchorOf(section: Section): string {
  const title = isUnknownSection(section) ? '' : titleSlug(section.content.title)
  return title === '' ? `section-${titleSlug(sectionCategory(section))}` : title
}
