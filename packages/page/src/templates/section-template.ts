import type { SectionInput } from '../sections/section-schemas.ts'

/** Spec 3, 2.5: the filter of the Add Section dialog, in its order. */
export const templateCategories = [
  'Header',
  'Hero',
  'Features',
  'Gallery',
  'Testimonials',
  'Pricing',
  'FAQ',
  'Social Proof',
  'Contact',
  'Call to Action',
  'Team',
  'Footer',
] as const
export type TemplateCategory = (typeof templateCategories)[number]

type WithoutId<Section> = Section extends unknown ? Omit<Section, 'id'> : never

/** A section to start from. Its words are placeholders that say what belongs there. */
export type SectionTemplate = {
  id: string
  name: string
  category: TemplateCategory
  description: string
  /** What can be changed in it, the most important first. */
  elements: readonly string[]
  section: WithoutId<SectionInput>
}
