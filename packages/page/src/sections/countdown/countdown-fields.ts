import type { SectionPanel } from '../section-field.ts'
import {
  bodyField,
  buttonsCard,
  choice,
  contentCard,
  headingFields,
  longText,
  text,
} from '../shared-fields.ts'
import { styleCards } from '../style-fields.ts'

const timeZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')]

export const countdownPanel: SectionPanel = {
  content: [
    contentCard('Words', [...headingFields, bodyField]),
    contentCard('Date', [
      {
        ...text('date', 'Date and time', {
          hint: 'Visitors see this section only after you set a date and a time zone.',
        }),
        input: 'datetime-local',
      },
      choice(
        'timeZone',
        'Time zone',
        timeZones.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
        { absent: 'Choose a time zone' },
      ),
      longText('afterText', 'Text after the date', {
        hint: 'Replaces the countdown when it ends. If you leave this empty, the section is hidden.',
      }),
    ]),
    buttonsCard,
  ],
  style: styleCards(),
}
