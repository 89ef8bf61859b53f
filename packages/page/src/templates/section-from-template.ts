import { sectionSchemas, type KnownSection } from '../sections/section-schemas.ts'
import type { SectionTemplate } from './section-template.ts'

/** A new section of its own with the template's words. `id` must be free on the page. */
export function sectionFromTemplate({ section }: SectionTemplate, id: string): KnownSection {
  return sectionSchemas[section.type].parse({ ...section, id })
}

/** Spec 3, section 9: what a new link of a header says until somebody changes it. */
export const newNavigationLink = { label: 'New Link', target: '#new' } as const
