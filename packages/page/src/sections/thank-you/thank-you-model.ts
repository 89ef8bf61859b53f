import { sectionModel, type SectionOfModel } from '../section-model.ts'
import { partAddress, partText } from '../section-parts.ts'

/** After the form: title, message as `body`, the next steps as items. */
export const thankYouModel = sectionModel({
  type: 'thank-you',
  name: 'Thank-you message',
  category: 'Thank You',
  item: {},
  content: {
    businessName: partText(),
    logoUrl: partAddress(),
  },
})
export type ThankYouSection = SectionOfModel<typeof thankYouModel>
