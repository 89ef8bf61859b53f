import portraitCss from '../portrait.css?inline'
import gridCss from '../grid.css?inline'
import testimonialCss from './testimonial.css?inline'
import type { TestimonialSection } from './testimonial-model.ts'
import { TestimonialView } from './testimonial-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const testimonialLook: SectionLook<TestimonialSection> = {
  View: TestimonialView,
  css: gridCss + portraitCss + testimonialCss,
}
