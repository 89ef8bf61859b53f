import { contactModel } from './contact-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  address,
  bodyField,
  buttonsCard,
  contentCard,
  headingFields,
  itemDescription,
  itemsCard,
  itemTitle,
  longText,
  media,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const contactPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    contentCard('How to reach you', [
      { ...text('email', 'Email'), keyboard: 'email' },
      { ...text('phone', 'Phone'), keyboard: 'tel' },
      longText('address', 'Address', { isName: true }),
      address('mapUrl', 'Map link', { hint: 'Empty looks the address up.' }),
    ]),
    itemsCard({
      model: contactModel,
      title: 'More ways and times',
      singular: 'line',
      blank: { title: newEntryNames.line },
      fields: [itemTitle, itemDescription],
    }),
    buttonsCard,
    contentCard('Picture', [media]),
  ],
  style: styleCards(),
}
