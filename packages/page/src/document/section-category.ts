import { isKnownKind, type Section } from './page-document.ts'
import type { SectionType } from '../sections/section-schemas.ts'

/** The category of each kind: that of its templates (spec 3, 3.3), or its own where it has none there. */
export const categoryOfKind = {
  'header': 'Header',
  'hero': 'Hero',
  'features': 'Features',
  'gallery': 'Gallery',
  'testimonial': 'Testimonials',
  'pricing': 'Pricing',
  'faq': 'FAQ',
  'social-proof': 'Social Proof',
  'contact': 'Contact',
  'cta': 'Call to Action',
  'team': 'Team',
  'footer': 'Footer',
  'lead-form': 'Form',
  'text': 'Text',
  'custom': 'Custom',
  'thank-you': 'Thank You',
} as const satisfies Record<SectionType, string>

export type SectionCategory = (typeof categoryOfKind)[SectionType] | 'Unknown'

export function sectionCategory({ type }: Section): SectionCategory {
  return isKnownKind(type) ? categoryOfKind[type] : 'Unknown'
}
