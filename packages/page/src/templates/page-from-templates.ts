import { pricingToFillIn } from '../compose/example-prices.ts'
import type { ComposedGoal } from '../document/composed-goals.ts'
import type { KnownFacts } from '../samples/known-facts.ts'
import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import { nameBusiness } from './name-business.ts'
import { sectionFromTemplate } from './section-from-template.ts'
import { moreTemplates, sectionTemplates } from './section-templates.ts'

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
 * The sections of a page for a goal, to be filled with words of one's own: only what is known of the
 * business stands in them already.
 */
export function sectionsFromTemplates(goal: ComposedGoal, facts: KnownFacts): KnownSection[] {
  const sections = templatesOfGoals[goal].map((id) => {
    if (id === 'pricing') return sectionModels.pricing.schema.parse(pricingToFillIn('en'))
    const template = [...sectionTemplates, ...moreTemplates].find((one) => one.id === id)
    if (template === undefined) throw new Error(`No template ${id}`)
    return sectionFromTemplate(template, template.section.type)
  })
  return nameBusiness(sections, { facts })
}
