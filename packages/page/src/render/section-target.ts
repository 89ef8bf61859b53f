import type { PageDocument } from '../document/page-document.ts'
import type { KnownSection, SectionType } from '../sections/section-schemas.ts'
import { knownSections } from './known-sections.ts'

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
 * The anchor of the section that a name means: its id, its title as older pages wrote it, or its
 * kind. Undefined when the page has none.
 */
export function sectionTarget(page: PageDocument, name: string): string | undefined {
  const wanted = slugOf(name.replace(/^#/, ''))
  if (wanted === '') return undefined
  const sections = knownSections(page)
  const kinds = Object.hasOwn(kindsOfNames, wanted) ? (kindsOfNames[wanted] ?? []) : []
  const found =
    sections.find(({ id }) => id.toLowerCase() === wanted) ??
    sections.find(({ content }) => slugOf(content.title) === wanted) ??
    firstOfKinds(sections, kinds)
  return found === undefined ? undefined : `#${found.id}`
}

function firstOfKinds(sections: readonly KnownSection[], kinds: readonly SectionType[]) {
  for (const kind of kinds) {
    const found = sections.find(({ type }) => type === kind)
    if (found !== undefined) return found
  }
  return undefined
}

/** Spec 3, 2.5: lowercased, punctuation removed, spaces to hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}
