import { z } from 'zod'

import { itemPicture, shortItemText } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** What guests said: name as title, words as description, with role, company and picture. */
export const testimonialModel = sectionModel({
  type: 'testimonial',
  name: 'Testimonials',
  category: 'Testimonials',
  item: { ...itemPicture, role: shortItemText(400), company: shortItemText(400) },
  content: {
    /** Sample voices help while editing; they are untrue, so no visitor ever sees them. */
    isSample: z.boolean().default(false),
  },
})
export type TestimonialSection = SectionOfModel<typeof testimonialModel>
export type TestimonialItem = TestimonialSection['content']['items'][number]
