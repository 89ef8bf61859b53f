import { faqModel } from './faq-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import { bodyField, buttonsCard, contentCard, itemsCard, longText, text } from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const faqPanel: SectionPanel = {
  content: [
    contentCard('Words', [text('title', 'Title'), longText('subtitle', 'Description'), bodyField]),
    itemsCard({
      model: faqModel,
      title: 'Questions',
      singular: 'question',
      blank: { title: newEntryNames.question },
      fields: [text('title', 'Question'), longText('description', 'Answer')],
    }),
    buttonsCard,
  ],
  style: styleCards(),
}
