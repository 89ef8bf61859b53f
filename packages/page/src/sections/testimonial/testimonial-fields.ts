import { testimonialModel } from './testimonial-model.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  buttonsCard,
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
        text('title', 'Name'),
        text('role', 'Role', { longest: 400 }),
        text('company', 'Company', { longest: 400 }),
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
