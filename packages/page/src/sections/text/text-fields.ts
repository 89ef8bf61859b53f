import { textModel } from './text-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  buttonsCard,
  contentCard,
  headingFields,
  itemDescription,
  itemsCard,
  itemTitle,
  media,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const textPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: textModel,
      title: 'Paragraphs with a title',
      singular: 'paragraph',
      blank: { title: newEntryNames.paragraph },
      fields: [itemTitle, itemDescription],
    }),
    contentCard('Picture', [media]),
    buttonsCard,
  ],
  style: styleCards(),
}
