import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** Questions as titles, answers as descriptions. */
export const faqModel = sectionModel({
  type: 'faq',
  name: 'Questions and answers',
  category: 'FAQ',
  item: {},
  content: {},
})
export type FaqSection = SectionOfModel<typeof faqModel>
