import type { EntryField, FieldCard, FieldOf, FieldOption, SectionField } from './section-field.ts'
import { buttonStyles } from './section-parts.ts'
import { newEntryNames } from '../samples/sample-values.ts'

/** What the schemas keep: characters of a text, of an address, entries of a list. */
const longestText = 20_000
const longestAddress = 66_000
const mostEntries = 500

type Extra = Pick<SectionField, 'hint' | 'shownWhen' | 'isName'>

export function text(name: string, label: string, extra: Extra & { longest?: number } = {}) {
  const { longest = longestText, ...rest } = extra
  return { control: 'text', path: [name], label, longest, ...rest } satisfies SectionField
}

export function longText(name: string, label: string, extra: Extra = {}) {
  return {
    control: 'long-text',
    path: [name],
    label,
    longest: longestText,
    ...extra,
  } satisfies SectionField
}

export function address(name: string, label: string, extra: Extra = {}) {
  return {
    control: 'address',
    path: [name],
    label,
    longest: longestAddress,
    ...extra,
  } satisfies SectionField
}

export function picture(
  name: string,
  label: string,
  { altName = null, isCropped = false }: { altName?: string | null; isCropped?: boolean } = {},
): EntryField {
  const altPath = altName === null ? null : [altName]
  return { control: 'picture', path: [name], label, longest: longestAddress, altPath, isCropped }
}

export function choice(
  name: string,
  label: string,
  options: readonly FieldOption[],
  { absent = null, ...extra }: Extra & { absent?: string | null } = {},
): EntryField {
  return { control: 'choice', path: [name], label, options, absent, ...extra }
}

export function toggle(name: string, label: string, hint?: string): EntryField {
  return { control: 'switch', path: [name], label, ...(hint !== undefined && { hint }) }
}

type ListInput = Pick<FieldOf<'list'>, 'singular' | 'fields'> &
  Partial<Pick<FieldOf<'list'>, 'most' | 'idPrefix' | 'namedBy' | 'blank'>> &
  Extra

export function list(name: string, label: string, input: ListInput): FieldOf<'list'> {
  return {
    control: 'list',
    path: [name],
    label,
    most: mostEntries,
    idPrefix: null,
    namedBy: ['label'],
    blank: {},
    ...input,
  }
}

/** Every part of the content that is edited under its own name stands one step into the section. */
export function contentCard(title: string, fields: readonly SectionField[]): FieldCard {
  return { title, fields: fields.map((field) => within('content', field)) }
}

function within(step: string, field: SectionField): SectionField {
  const path = [step, ...field.path]
  if (field.control === 'picture' && field.altPath !== null) {
    return { ...field, path, altPath: [step, ...field.altPath] }
  }
  return { ...field, path }
}

/** Words as they are read on a button: 'ghost' is 'Ghost'. */
export function namedOptions(values: readonly (string | number)[]): FieldOption[] {
  return values.map((value) => {
    const word = String(value)
    return { value, label: word.charAt(0).toUpperCase() + word.slice(1) }
  })
}

export const themeDefaultLabel = 'Match the design'

export const media: EntryField = { control: 'media', path: ['media'], label: 'Media' }

/** The words of most kinds; kinds that call them otherwise, or draw fewer, list their own. */
export const headingFields = [
  text('title', 'Title'),
  longText('subtitle', 'Subtitle'),
] as const satisfies readonly SectionField[]
export const bodyField = longText('body', 'Text', {
  hint: 'An empty line begins a new paragraph.',
})

export const linkHint = 'A web address, or # to lead to the form of this page.'

export const buttons = list('buttons', 'Buttons', {
  singular: 'button',
  idPrefix: 'button',
  namedBy: ['text'],
  blank: { text: newEntryNames.button, link: '#', style: 'primary' },
  fields: [
    text('text', 'Button text'),
    address('link', 'Link', { hint: linkHint }),
    choice('style', 'Look', namedOptions(buttonStyles)),
  ],
})
export const buttonsCard = contentCard('Buttons', [buttons])

export const itemTitle = text('title', 'Title')
export const itemDescription = longText('description', 'Description')
export const itemAlt = text('alt', 'Picture description', {
  hint: 'Describe what the picture shows for people who use a screen reader.',
})
/** The owner's picture takes precedence over an illustration. */
export const itemPicture = [
  picture('image', 'Picture', { altName: 'alt', isCropped: true }),
  itemAlt,
] as const
export const itemScene: EntryField = {
  control: 'scene',
  path: ['scene'],
  label: 'Drawn scene',
  hint: 'Stands where there is no picture.',
}

type ItemsInput = {
  model: { item: { parse: (value: unknown) => object } }
  singular: string
  title: string
  fields: readonly EntryField[]
  blank?: Readonly<Record<string, unknown>>
}

/** The repeated part of a section, under the word that its kind has for it. */
export function itemsCard({ model, singular, title, fields, blank = {} }: ItemsInput): FieldCard {
  const items = list('items', title, {
    singular,
    fields,
    idPrefix: 'item',
    namedBy: ['title', 'description', 'alt'],
    blank: { ...withoutId(model.item.parse({})), ...blank },
  })
  return contentCard(title, [items])
}

/** A new entry looks like one that was read. */
function withoutId({ id: _id, ...rest }: { id?: unknown }): Record<string, unknown> {
  return rest
}

export const brandCard = contentCard('Brand', [
  text('businessName', 'Business name', {
    isName: true,
    hint: 'Shown above the headline. Leave it empty if the page has a header.',
  }),
  picture('logoUrl', 'Logo'),
])
