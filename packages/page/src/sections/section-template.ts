import type { SectionCategory } from '../document/section-category.ts'
import type { SectionInput } from './section-models.ts'

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
] as const satisfies readonly SectionCategory[]
export type TemplateCategory = (typeof templateCategories)[number]

/** The kind of facts that fill a template. */
export type TemplateFacts = 'prices' | 'trips' | 'hours' | 'contact' | 'place'

type WithoutId<Section> = Section extends unknown ? Omit<Section, 'id'> : never

/**
 * A section to start from. Visitors may read its words before the owner has changed them: they instruct
 * nobody and state nothing that would not hold for any business. What visitors never see may do so.
 */
export type SectionTemplate = {
  id: string
  name: string
  category: SectionCategory
  description: string
  /** What can be changed in it, the most important first. */
  elements: readonly string[]
  facts?: TemplateFacts
  /** True if the specification does not list it. */
  isAdditional?: true
  section: WithoutId<SectionInput>
}
