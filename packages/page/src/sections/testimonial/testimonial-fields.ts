import { ratingOptions } from './ratings.ts'
import { testimonialModel } from './testimonial-model.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  itemPicture,
  itemsCard,
  longText,
  toggle,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const testimonialPanel: SectionPanel = {
  content: [
    contentCard('Words', headingFields),
    itemsCard({
      model: testimonialModel,
      title: 'Testimonials',
      singular: 'testimonial',
      fields: [
        longText('description', 'What they said'),
        text('title', 'Name', { isName: true }),
        text('role', 'Role', { longest: 400 }),
        text('company', 'Company', { longest: 400, isName: true }),
        choice('rating', 'Rating', ratingOptions, {
          absent: 'No rating',
          hint: 'Only a rating that this guest gave. Without one, no stars are shown.',
        }),
        text('source', 'Source', { longest: 400, hint: 'Where it was published, such as Google.' }),
        text('date', 'Date', { longest: 400, hint: 'Such as June 2026.' }),
        ...itemPicture,
      ],
    }),
    contentCard('Sample', [
      toggle('isSample', 'These are samples', 'Visitors do not see this section while they are.'),
    ]),
    buttonsCard,
  ],
  style: styleCards({ columns: 3 }),
}
