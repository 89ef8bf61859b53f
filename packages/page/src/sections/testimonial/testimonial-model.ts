import { z } from 'zod'

import { itemPicture, shortItemText } from '../section-parts.ts'
import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { ratingSchema } from './ratings.ts'

/** Guest reviews: the name is the title, the quote is the description. */
export const testimonialModel = sectionModel({
  type: 'testimonial',
  name: 'Testimonials',
  category: 'Testimonials',
  item: {
    ...itemPicture,
    role: shortItemText(400),
    company: shortItemText(400),
    // Pages written before ratings existed can hold anything here.
    rating: ratingSchema.optional().catch(undefined),
    /** Where the review was published, such as 'Google'. */
    source: shortItemText(400),
    /** As the owner writes it, such as 'June 2026'. */
    date: shortItemText(400),
  },
  content: {
    /** Sample voices help while editing; they are untrue, so no visitor ever sees them. */
    isSample: z.boolean().default(false),
  },
})
export type TestimonialSection = SectionOfModel<typeof testimonialModel>
export type TestimonialItem = TestimonialSection['content']['items'][number]
