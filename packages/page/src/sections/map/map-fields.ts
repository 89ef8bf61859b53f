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
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'
import { mapModel } from './map-model.ts'

export const mapPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    contentCard('Place', [
      longText('address', 'Address', { isName: true }),
      address('mapUrl', 'Map link or coordinates', {
        hint: 'Paste a link from Google Maps, Apple Maps, or OpenStreetMap, or coordinates such as “38.57, -109.55”. Short links open the map app but can’t show a map on your page.',
      }),
    ]),
    itemsCard({
      model: mapModel,
      title: 'Directions',
      singular: 'line',
      blank: { title: newEntryNames.line },
      fields: [itemTitle, itemDescription],
    }),
    buttonsCard,
  ],
  style: styleCards(),
}
