import type { FactKind } from '@wildpath/contract'

import type { FactField } from './fact-field.ts'
import { languageOptions, currencyOptions, ruleOptions } from './fact-options.ts'

export const factGroups = [
  { key: 'offerings', title: 'What you offer' },
  { key: 'offer', title: 'Your offer' },
  { key: 'audiences', title: 'Who it is for' },
  { key: 'proof', title: 'Why people trust you' },
  { key: 'rules', title: 'Good to know' },
  { key: 'contact', title: 'How to reach you' },
  { key: 'voice', title: 'How you speak' },
] as const
export type FactGroupKey = (typeof factGroups)[number]['key']

export type FactKindDescription = {
  group: FactGroupKey
  /** What one of them is called: on its card, its form and the button that adds one. */
  label: string
  fields: readonly FactField[]
  /** Parts of a value that no field may leave out. */
  preset?: Readonly<Record<string, unknown>>
}

const line = (name: string, label: string, more: Partial<FactField> = {}): FactField => ({
  name,
  label,
  control: { type: 'line' },
  ...more,
})
const optional = (name: string, label: string, more: Partial<FactField> = {}) =>
  line(name, label, { isOptional: true, ...more })
const detail = (name: string, label: string, more: Partial<FactField> = {}) =>
  optional(name, label, { isDetail: true, ...more })
const lines = { control: { type: 'lines' }, hint: 'One a line' } as const
const choice = (options: readonly { value: string; label: string }[]) =>
  ({ control: { type: 'choice', options } }) as const
const webAddress = line('url', 'Address', { control: { type: 'line', input: 'url' } })

/** Every kind of fact once: where it stands, what it is called and what it is asked with. */
export const factKinds: Readonly<Record<FactKind, FactKindDescription>> = {
  'offering': {
    group: 'offerings',
    label: 'Something you offer',
    fields: [
      line('name', 'What is it called?', { hint: 'For example: Half-day sea kayak tour' }),
      optional('price', 'Price', { control: { type: 'price' } }),
      optional('duration', 'How long does it take?', { hint: 'For example: 3 hours' }),
      optional('meeting_point', 'Where does it start?'),
      detail('activity', 'What do people do?', {
        hint: 'For example: paddle through the sea caves',
      }),
      detail('place', 'Where is it?', { hint: 'For example: on the upper river' }),
      detail('group_size', 'Group size', { hint: 'For example: up to 8' }),
      detail('requirements', 'Who can take part?', { hint: 'For example: from 10 years' }),
      detail('difficulty', 'Difficulty'),
      detail('season', 'Season', { hint: 'For example: May to September' }),
      detail('days', 'Days', { hint: 'For example: every Saturday' }),
      detail('included', 'Included', lines),
      detail('not_included', 'Not included', lines),
      detail('bring', 'To bring', lines),
      detail('languages', 'Languages', lines),
    ],
  },
  'offer': {
    group: 'offer',
    label: 'Your offer',
    fields: [
      line('wording', 'Your offer, as you would say it', {
        hint: 'With its price or saving, every condition and date',
        control: { type: 'text' },
      }),
      detail('thing', 'What is it for?', { hint: 'For example: the sunset tour' }),
      detail('price', 'Price', { control: { type: 'price' } }),
      detail('saving', 'What do people save?', { hint: 'For example: 10 % off' }),
      detail('conditions', 'Conditions', lines),
      detail('dates', 'When does it hold?', { hint: 'For example: until 31 August' }),
    ],
  },
  'audience': {
    group: 'audiences',
    label: 'Who it is for',
    fields: [
      line('text', 'Who is it for?', { hint: 'For example: families with children from 6' }),
    ],
  },
  'since': {
    group: 'proof',
    label: 'Since when',
    fields: [line('year', 'Since which year?', { control: { type: 'number', isWhole: true } })],
  },
  'certificate': {
    group: 'proof',
    label: 'Certificate',
    fields: [line('text', 'Certificate', { hint: 'For example: Swiftwater Rescue Technician' })],
  },
  'guide': {
    group: 'proof',
    label: 'Guide',
    fields: [line('name', 'Name'), optional('about', 'About them', { control: { type: 'text' } })],
  },
  'figure': {
    group: 'proof',
    label: 'Figure',
    fields: [
      line('value', 'Figure', { hint: 'For example: 3,200' }),
      line('label', 'Of what?', { hint: 'For example: guests last year' }),
    ],
  },
  'review': {
    group: 'proof',
    label: 'Review',
    fields: [
      line('text', 'What did they say?', { control: { type: 'text' } }),
      line('name', 'Who said it?'),
      optional('source', 'Where?', { hint: 'For example: Google' }),
    ],
  },
  'rule': {
    group: 'rules',
    label: 'Rule',
    fields: [
      line('text', 'What should people know?', { control: { type: 'text' } }),
      line('kind', 'About', choice(ruleOptions)),
    ],
    preset: { kind: 'other' },
  },
  'phone': {
    group: 'contact',
    label: 'Phone',
    fields: [
      line('number', 'Phone number', {
        control: { type: 'line', input: 'tel', autoComplete: 'tel' },
      }),
    ],
  },
  'email': {
    group: 'contact',
    label: 'Email',
    fields: [
      line('address', 'Email address', {
        control: { type: 'line', input: 'email', autoComplete: 'email' },
      }),
    ],
  },
  'address': {
    group: 'contact',
    label: 'Address',
    fields: [
      optional('street', 'Street and number', {
        control: { type: 'line', autoComplete: 'street-address' },
      }),
      optional('postal_code', 'Postal code', {
        control: { type: 'line', autoComplete: 'postal-code' },
      }),
      optional('locality', 'Town or place', {
        control: { type: 'line', autoComplete: 'address-level2' },
      }),
      optional('region', 'State or region', {
        control: { type: 'line', autoComplete: 'address-level1' },
      }),
      optional('country', 'Country', { control: { type: 'line', autoComplete: 'country-name' } }),
    ],
  },
  'hours': {
    group: 'contact',
    label: 'Hours',
    fields: [
      line('periods', 'When can people reach you?', { control: { type: 'hours' } }),
      optional('note', 'Note', { hint: 'For example: closed in January' }),
    ],
  },
  'location': {
    group: 'contact',
    label: 'Place on the map',
    fields: [
      line('latitude', 'Latitude', { control: { type: 'number', isWhole: false } }),
      line('longitude', 'Longitude', { control: { type: 'number', isWhole: false } }),
    ],
  },
  'social-link': {
    group: 'contact',
    label: 'Social profile',
    fields: [webAddress],
  },
  'booking-link': {
    group: 'contact',
    label: 'Booking page',
    fields: [webAddress],
  },
  'voice': {
    group: 'voice',
    label: 'Voice',
    fields: [
      line(
        'person',
        'How do you speak of the business?',
        choice([
          { value: 'we', label: 'We' },
          { value: 'I', label: 'I' },
        ]),
      ),
    ],
  },
  'spelling': {
    group: 'voice',
    label: 'Spelling',
    fields: [
      line(
        'variety',
        'Spelling',
        choice([
          { value: 'US', label: 'American: color, meter' },
          { value: 'UK', label: 'British: colour, metre' },
        ]),
      ),
    ],
  },
  'currency': {
    group: 'voice',
    label: 'Currency',
    fields: [line('code', 'Currency', choice(currencyOptions))],
  },
  'language': {
    group: 'voice',
    label: 'Language of the page',
    fields: [line('tag', 'Language of the page', choice(languageOptions))],
  },
}

/** The kinds of a group, in their order. */
export function kindsOf(group: FactGroupKey): FactKind[] {
  return (Object.keys(factKinds) as FactKind[]).filter((kind) => factKinds[kind].group === group)
}
