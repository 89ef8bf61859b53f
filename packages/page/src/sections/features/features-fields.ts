import { featureDisplays, featureIcons, featuresModel } from './features-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
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
  namedOptions,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const featuresPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: featuresModel,
      title: 'Features',
      singular: 'feature',
      blank: { title: newEntryNames.feature },
      fields: [
        itemTitle,
        itemDescription,
        choice('icon', 'Icon', [{ value: '', label: 'Default' }, ...namedOptions(featureIcons)]),
        ...itemPicture,
        itemScene,
        address('link', 'Link'),
      ],
    }),
    contentCard('Arrangement', [choice('display', 'Shown as', namedOptions(featureDisplays))]),
    contentCard('Picture', [media]),
    buttonsCard,
  ],
  style: styleCards({ columns: 3 }),
}
