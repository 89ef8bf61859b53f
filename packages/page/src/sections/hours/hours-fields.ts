import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  buttonsCard,
  contentCard,
  headingFields,
  itemsCard,
  longText,
  media,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'
import { hoursModel } from './hours-model.ts'

export const hoursPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: hoursModel,
      title: 'Days and hours',
      singular: 'line',
      blank: { title: newEntryNames.line },
      fields: [
        text('title', 'Days', { hint: 'For example, “Monday to Friday”.' }),
        text('description', 'Hours', { hint: 'For example, “9:00 AM to 5:00 PM” or “Closed”.' }),
      ],
    }),
    contentCard('Season', [
      longText('note', 'Note', { hint: 'For example, the months of your season.' }),
    ]),
    buttonsCard,
    contentCard('Picture', [media]),
  ],
  style: styleCards(),
}
