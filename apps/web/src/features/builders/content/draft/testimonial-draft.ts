import type { PlannedContent, Testimonial } from '@wildpath/contract'
import { ratingSchema } from '@wildpath/page/compose'
import { z } from 'zod'

import { filledRecords } from './filled.ts'

/** Fields added later default to blank, so that older drafts stored in the browser still load. */
export const testimonialDraftSchema = z.object({
  text: z.string(),
  name: z.string(),
  /** A number from 1 to 5, or blank if the guest gave no rating. */
  rating: z.string().default(''),
  source: z.string().default(''),
  date: z.string().default(''),
})
type TestimonialDraft = z.infer<typeof testimonialDraftSchema>

export const blankTestimonial: TestimonialDraft = {
  text: '',
  name: '',
  rating: '',
  source: '',
  date: '',
}

export function testimonialDraftsOf({
  testimonials = [],
}: PlannedContent['landing_page']): TestimonialDraft[] {
  return testimonials.map(({ text, name, rating = '', source = '', date = '' }) => ({
    text,
    name,
    rating: String(rating),
    source,
    date,
  }))
}

/** The testimonials to save, without blank fields. */
export function testimonialsOf(drafts: readonly TestimonialDraft[]): Testimonial[] {
  return filledRecords(drafts).map(({ text, name, rating, source, date }) => {
    const stars = ratingSchema.safeParse(Number(rating)).data
    return {
      text,
      name,
      ...(stars !== undefined && { rating: stars }),
      ...(source !== '' && { source }),
      ...(date !== '' && { date }),
    }
  })
}
