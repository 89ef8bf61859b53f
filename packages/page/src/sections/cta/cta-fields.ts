import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  buttonsCard,
  contentCard,
  headingFields,
  media,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const ctaPanel: SectionPanel = {
  content: [
    contentCard('Words', [
      ...headingFields,
      bodyField,
      text('secondaryText', 'Small print', { hint: 'Stands under the buttons.' }),
    ]),
    contentCard('Email field', [
      text('placeholder', 'Words in the email field', {
        hint: 'Without any there is no such field. It takes the first button as its own.',
      }),
    ]),
    buttonsCard,
    contentCard('Picture', [media]),
  ],
  style: styleCards(),
}
