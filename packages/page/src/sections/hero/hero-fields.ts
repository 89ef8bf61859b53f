import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  brandCard,
  buttonsCard,
  contentCard,
  longText,
  media,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const heroPanel: SectionPanel = {
  content: [
    contentCard('Words', [
      text('eyebrow', 'Line above the headline'),
      text('title', 'Headline'),
      longText('subtitle', 'Subtitle'),
      bodyField,
    ]),
    buttonsCard,
    contentCard('Picture', [media]),
    brandCard,
  ],
  style: styleCards(),
}
