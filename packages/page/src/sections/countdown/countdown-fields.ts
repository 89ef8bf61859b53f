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
          hint: 'Visitors see the section after you set the date and the time zone.',
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
        hint: 'Replaces the countdown. If you leave it empty, the section disappears.',
      }),
    ]),
    buttonsCard,
  ],
  style: styleCards(),
}
