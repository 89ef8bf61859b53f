import { figureIcons, socialProofModel } from './social-proof-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  address,
  bodyField,
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  itemAlt,
  itemsCard,
  toggle,
  text,
  namedOptions,
  picture,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const socialProofPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: socialProofModel,
      title: 'Figures and logos',
      singular: 'entry',
      blank: { title: '100+', description: newEntryNames.figure },
      fields: [
        text('title', 'Number or name', {
          hint: 'A number with its label is a figure; a name alone, or with a logo, is a client.',
        }),
        text('description', 'Label'),
        choice('icon', 'Icon', [{ value: '', label: 'None' }, ...namedOptions(figureIcons)]),
        picture('image', 'Client logo', { altName: 'alt' }),
        itemAlt,
        address('link', 'Client link'),
      ],
    }),
    contentCard('Sample', [
      toggle('isSample', 'These are samples', 'Visitors do not see this section while they are.'),
    ]),
    buttonsCard,
  ],
  style: styleCards(),
}
