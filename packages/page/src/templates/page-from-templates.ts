import { pricingToFillIn } from '../compose/example-prices.ts'
import type { ComposedGoal } from '../document/composed-goals.ts'
import { type KnownSection, sectionSchemas } from '../sections/section-schemas.ts'
import { moreTemplates } from './more-templates.ts'
import { sectionFromTemplate } from './section-from-template.ts'
import { sectionTemplates } from './section-templates.ts'

/** Ids of templates, and 'pricing' for three plans to fill in. */
const templatesOfGoals: Record<ComposedGoal, readonly string[]> = {
  'lead-generation': ['hero-1', 'features-1', 'lead-form-1', 'pricing', 'faq-1', 'footer-3'],
  'sales': [
    'hero-1',
    'pricing',
    'features-1',
    'testimonials-1',
    'faq-1',
    'lead-form-1',
    'footer-3',
  ],
  'brand-awareness': [
    'header-1',
    'hero-2',
    'text-1',
    'gallery-1',
    'social-proof-1',
    'team-1',
    'lead-form-1',
    'footer-3',
  ],
  'product-showcase': [
    'header-1',
    'hero-2',
    'gallery-1',
    'features-2',
    'pricing',
    'lead-form-1',
    'faq-1',
    'footer-3',
  ],
  'event-promotion': [
    'hero-1',
    'features-2',
    'pricing',
    'lead-form-1',
    'gallery-1',
    'faq-1',
    'footer-3',
  ],
  'build-trust': [
    'header-1',
    'hero-1',
    'text-1',
    'testimonials-1',
    'team-1',
    'faq-1',
    'lead-form-1',
    'footer-3',
  ],
}

/**
 * The sections of a page for a goal, to be filled with words of one's own: only the name of the
 * business stands in them already.
 */
export function sectionsFromTemplates(goal: ComposedGoal, businessName: string): KnownSection[] {
  const ids = templatesOfGoals[goal]
  const hasHeader = ids.some((id) => id.startsWith('header'))
  return ids.map((id) => {
    if (id === 'pricing') return sectionSchemas.pricing.parse(pricingToFillIn)
    const template = [...sectionTemplates, ...moreTemplates].find((one) => one.id === id)
    if (template === undefined) throw new Error(`No template ${id}`)
    const section = sectionFromTemplate(template, template.section.type)
    // A header says it already.
    return section.type === 'hero' && hasHeader ? section : withName(section, businessName)
  })
}

function withName(section: KnownSection, businessName: string): KnownSection {
  switch (section.type) {
    case 'header':
      return { ...section, content: { ...section.content, logoText: businessName } }
    case 'hero':
      return { ...section, content: { ...section.content, businessName } }
    case 'footer':
      return { ...section, content: { ...section.content, companyName: businessName } }
    default:
      return section
  }
}
