import { type LeadFieldKind, leadFormModel } from './lead-form-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  choice,
  contentCard,
  headingFields,
  itemDescription,
  itemsCard,
  itemTitle,
  list,
  toggle,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

/** What a field takes, as everybody who sets one up reads it. */
export const leadFieldKindNames: Record<LeadFieldKind, string> = {
  'text': 'Text',
  'email': 'Email',
  'phone': 'Phone',
  'number': 'Number',
  'date': 'Date',
  'long-text': 'Long text',
  'choice': 'Choice',
  'consent': 'Box to tick',
}

const questions = list('fields', 'Form fields', {
  singular: 'field',
  most: 30,
  blank: { label: newEntryNames.question, kind: 'text', isRequired: false },
  fields: [
    text('label', 'Label', { longest: 600, hint: 'Visitors read it, and your leads show it.' }),
    choice(
      'kind',
      'Kind of answer',
      Object.entries(leadFieldKindNames).map(([value, label]) => ({ value, label })),
    ),
    {
      control: 'texts',
      path: ['options'],
      label: 'Options',
      singular: 'option',
      most: 50,
      longest: 200,
      shownWhen: { path: ['kind'], is: ['choice'] },
    },
    toggle('isRequired', 'Has to be answered'),
  ],
})

export const leadFormPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    contentCard('Form', [
      questions,
      text('buttonText', 'Button text'),
      toggle('isMultiStep', 'One step after the other', 'Questions first, contact details last.'),
    ]),
    itemsCard({
      model: leadFormModel,
      title: 'Facts beside the form',
      singular: 'fact',
      blank: { title: newEntryNames.fact },
      fields: [
        itemTitle,
        itemDescription,
        {
          control: 'texts',
          path: ['features'],
          label: 'Lines',
          singular: 'line',
          most: 100,
          longest: 2000,
        },
      ],
    }),
  ],
  style: styleCards(),
}
