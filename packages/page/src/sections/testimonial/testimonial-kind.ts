import portraitCss from '../portrait.css?inline'
import gridCss from '../grid.css?inline'
import testimonialCss from './testimonial.css?inline'
import { testimonialPanel } from './testimonial-fields.ts'
import type { TestimonialSection } from './testimonial-model.ts'
import { testimonialTemplates } from './testimonial-templates.ts'
import { TestimonialView } from './testimonial-view.tsx'
import type { SectionKind } from '../section-kind.ts'

export const testimonialKind: SectionKind<TestimonialSection> = {
  View: TestimonialView,
  css: gridCss + portraitCss + testimonialCss,
  panel: testimonialPanel,
  rewritable: { own: [], items: [] },
  templates: testimonialTemplates,
}
