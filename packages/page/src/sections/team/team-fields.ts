import { teamModel } from './team-model.ts'
import { newEntryNames } from '../../samples/sample-values.ts'
import type { SectionPanel } from '../section-field.ts'
import {
  address,
  bodyField,
  buttonsCard,
  contentCard,
  headingFields,
  itemPicture,
  itemsCard,
  longText,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

export const teamPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    itemsCard({
      model: teamModel,
      title: 'Team members',
      singular: 'team member',
      blank: { title: newEntryNames.teamMember },
      fields: [
        text('title', 'Name', { isName: true }),
        text('role', 'Role', { longest: 400 }),
        longText('description', 'Bio'),
        ...itemPicture,
        address('linkedin', 'LinkedIn'),
        address('twitter', 'Twitter', { hint: 'An address, or a name such as @wildpath.' }),
      ],
    }),
    buttonsCard,
  ],
  style: styleCards({ columns: 3 }),
}
