import { pricingModel } from './pricing-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  address,
  bodyField,
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  itemsCard,
  linkHint,
  longText,
  toggle,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

const popularity = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

export const pricingPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, { ...bodyField, label: 'Text under the plans' }]),
    itemsCard({
      model: pricingModel,
      title: 'Plans',
      singular: 'plan',
      blank: { title: newEntryNames.plan },
      fields: [
        text('title', 'Name'),
        text('price', 'Price', {
          longest: 200,
          hint: 'If this is empty, the first amount in the description is used.',
        }),
        text('period', 'Period', { longest: 200, hint: 'Such as per person.' }),
        longText('description', 'Description', {
          hint: 'Where no features are listed below, its parts between commas are the features.',
        }),
        {
          control: 'texts',
          path: ['features'],
          label: 'What is included',
          singular: 'feature',
          most: 100,
          longest: 2000,
        },
        text('buttonText', 'Button text', { longest: 400 }),
        address('link', 'Button link', { hint: linkHint }),
        choice('popular', 'Most popular', popularity, {
          absent: 'Automatic',
          hint: 'Yes shows the badge. Automatic highlights the middle plan; visitors see the badge only on plans named popular.',
        }),
      ],
    }),
    contentCard('Sample', [
      toggle(
        'hasSamplePrices',
        'Show sample prices',
        'Only while you edit: visitors never see a price that nobody set.',
      ),
    ]),
    buttonsCard,
  ],
  style: styleCards({ columns: 3 }),
}
