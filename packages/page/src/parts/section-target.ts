import type { PageDocument } from '../document/page-document.ts'
import { sectionAnchor } from '../document/section-anchor.ts'
import { titleSlug } from '../document/title-slug.ts'
import type { SectionType } from '../sections/section-models.ts'
import { knownSections } from './known-sections.ts'
import { memoByPage } from './memo-by-page.ts'

/** Words by which links name a kind of section (spec 3, 3.2, navigation item). */
const kindsOfNames: Record<string, readonly SectionType[]> = {
  'hero': ['hero'],
  'home': ['hero'],
  'features': ['features'],
  'services': ['features', 'pricing'],
  'testimonials': ['testimonial'],
  'testimonial': ['testimonial'],
  'reviews': ['testimonial', 'social-proof'],
  'pricing': ['pricing'],
  'plans': ['pricing'],
  'prices': ['pricing'],
  'gallery': ['gallery'],
  'portfolio': ['gallery'],
  'photos': ['gallery'],
  'team': ['team'],
  'about': ['text', 'team'],
  'about-us': ['text', 'team'],
  'faq': ['faq'],
  'questions': ['faq'],
  'contact': ['contact', 'lead-form'],
  'contact-us': ['contact', 'lead-form'],
  'get-started': ['lead-form'],
}

/**
 * The anchor of the section that a name means: its id, its title as older pages wrote it,
 * 'section-{category}' where it has none, or its kind. Undefined when the page has none.
 */
export function sectionTarget(page: PageDocument, name: string): string | undefined {
  const id = idsByName(page).get(titleSlug(name.replace(/^#/, '')))
  return id === undefined ? undefined : `#${id}`
}

/** The first section's id by each name: ids come before titles, titles before kinds. */
const idsByName = memoByPage((page): ReadonlyMap<string, string> => {
  const sections = knownSections(page)
  const ids = new Map<string, string>()
  const name = (slug: string, id: string) => {
    if (slug !== '' && !ids.has(slug)) ids.set(slug, id)
  }
  for (const { id } of sections) name(id.toLowerCase(), id)
  for (const section of sections) name(sectionAnchor(section), section.id)
  const firsts = new Map(sections.toReversed().map(({ type, id }) => [type, id]))
  for (const [slug, kinds] of Object.entries(kindsOfNames)) {
    const first = kinds.map((kind) => firsts.get(kind)).find((id) => id !== undefined)
    if (first !== undefined) name(slug, first)
  }
  return ids
})
