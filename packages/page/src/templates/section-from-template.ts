import { sectionSchemas, type KnownSection } from '../sections/section-schemas.ts'
import type { SectionTemplate } from './section-template.ts'
import { newEntryNames } from '../samples/sample-values.ts'

/**
 * A new section of its own with the template's words. It says which template it came from, as
 * sections of the older model did (spec 3, 3.3). `id` must be free on the page.
 */
export function sectionFromTemplate(template: SectionTemplate, id: string): KnownSection {
  const { section, name, category } = template
  const origin = { id: template.id, name, category }
  return sectionSchemas[section.type].parse({ ...section, id, template: origin })
}

/** Spec 3, section 9: what a new link of a header says until somebody changes it. */
export const newNavigationLink = { label: newEntryNames.link, target: '#new' } as const
