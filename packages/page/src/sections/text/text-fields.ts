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
import { newEntryNames } from '../../samples/sample-values.ts'

export const textPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
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
