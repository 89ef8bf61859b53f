import type { SectionPanel } from '../section-field.ts'
import {
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  longText,
  media,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

const kinds = [
  { value: 'text', label: 'Text' },
  { value: 'html', label: 'HTML' },
  { value: 'markdown', label: 'Markdown' },
]

export const customPanel: SectionPanel = {
  content: [
    contentCard('Words', [
      ...headingFields,
      choice('contentType', 'Content type', kinds),
      longText('body', 'Content', {
        hint: 'What is not safe on a page is left out when it is shown.',
      }),
    ]),
    contentCard('Picture', [media]),
    buttonsCard,
  ],
  style: styleCards(),
}
