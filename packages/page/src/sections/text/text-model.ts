import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** Words to read: title and `body`, an empty line between paragraphs; a picture beside them with `media`. */
export const textModel = sectionModel({
  type: 'text',
  name: 'Text',
  category: 'Text',
  item: {},
  content: {},
})
export type TextSection = SectionOfModel<typeof textModel>
