import { galleryModel, overlayOpacities, textPositions } from './gallery-model.ts'
import { overlayDefaults } from './overlay.ts'
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
  linkHint,
  text,
  namedOptions,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const galleryPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: galleryModel,
      title: 'Pictures',
      singular: 'picture',
      blank: {
        overlayOpacity: overlayDefaults.opacity,
        overlayColor: overlayDefaults.colour,
      },
      fields: [
        ...itemPicture,
        itemScene,
        text('title', 'Caption'),
        itemDescription,
        choice('textPosition', 'Text position', namedOptions(textPositions), {
          absent: 'Bottom, as usual',
        }),
        choice('overlayOpacity', 'Overlay opacity', namedOptions(overlayOpacities), {
          absent: `${overlayDefaults.opacity}, as usual`,
          hint: 'How much of its color lies over the picture behind the words.',
        }),
        { control: 'colour', path: ['overlayColor'], label: 'Overlay color' },
        address('link', 'Link', { hint: linkHint }),
      ],
    }),
    buttonsCard,
  ],
  style: styleCards({ columns: 4 }),
}
