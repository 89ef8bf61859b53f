import { thankYouModel } from './thank-you-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  brandCard,
  contentCard,
  itemDescription,
  itemsCard,
  itemTitle,
  longText,
  media,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const thankYouPanel: SectionPanel = {
  content: [
    contentCard('Words', [text('title', 'Headline'), longText('body', 'Message')]),
    itemsCard({
      model: thankYouModel,
      title: 'Next steps',
      singular: 'step',
      blank: { title: newEntryNames.step },
      fields: [itemTitle, itemDescription],
    }),
    contentCard('Picture', [media]),
    brandCard,
  ],
  style: styleCards(),
}
