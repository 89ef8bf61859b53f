import type { SectionPanel } from '../section-field.ts'
import { itemIcons } from '../section-parts.ts'
import {
  address,
  bodyField,
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  itemDescription,
  itemPicture,
  itemsCard,
  itemScene,
  itemTitle,
  media,
  worded,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'
import { featureDisplays } from './features-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'

export const featuresPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      title: 'Features',
      singular: 'feature',
      blank: { title: newEntryNames.feature },
      fields: [
        itemTitle,
        itemDescription,
        choice('icon', 'Icon', [{ value: '', label: 'Default' }, ...worded(itemIcons)]),
        ...itemPicture,
        itemScene,
        address('link', 'Link'),
      ],
    }),
    contentCard('Arrangement', [choice('display', 'Shown as', worded(featureDisplays))]),
    contentCard('Picture', [media]),
    buttonsCard,
  ],
  style: styleCards({ columns: 3 }),
}
