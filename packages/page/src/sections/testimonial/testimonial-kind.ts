import { testimonialCss } from './testimonial-css.ts'
import { testimonialPanel } from './testimonial-fields.ts'
import type { TestimonialSection } from './testimonial-model.ts'
import { testimonialTemplates } from './testimonial-templates.ts'
import { TestimonialView } from './testimonial-view.tsx'
import type { SectionKind } from '../section-kind.ts'

export const testimonialKind: SectionKind<TestimonialSection> = {
  View: TestimonialView,
  css: testimonialCss,
  panel: testimonialPanel,
  rewritable: { own: [], items: [] },
  templates: testimonialTemplates,
}
