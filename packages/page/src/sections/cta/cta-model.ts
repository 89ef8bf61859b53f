import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partText } from '../section-parts.ts'

/** One call to action with its buttons; with a `placeholder` it asks for an email address. */
export const ctaModel = sectionModel({
  type: 'cta',
  name: 'Call to action',
  category: 'Call to Action',
  item: {},
  content: {
    secondaryText: partText(),
    placeholder: partText(),
  },
})
export type CtaSection = SectionOfModel<typeof ctaModel>
