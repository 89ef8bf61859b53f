import { testimonialPanel } from './testimonial-fields.ts'
import type { TestimonialSection } from './testimonial-model.ts'
import { testimonialTemplates } from './testimonial-templates.ts'
import type { SectionEditing } from '../section-kind.ts'

export const testimonialEditing: SectionEditing<TestimonialSection> = {
  panel: testimonialPanel,
  rewritable: { own: [], items: [] },
  templates: testimonialTemplates,
}
