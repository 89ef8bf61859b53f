import { sectionModels, type KnownSection } from '../sections/section-models.ts'
import type { SectionTemplate } from '../sections/section-template.ts'

/**
 * A new section of its own with the template's words. It says which template it came from, as
 * sections of the older model did (spec 3, 3.3). `id` must be free on the page.
 */
export function sectionFromTemplate(template: SectionTemplate, id: string): KnownSection {
  const { section, name, category } = template
  const origin = { id: template.id, name, category }
  return sectionModels[section.type].schema.parse({ ...section, id, template: origin })
}
