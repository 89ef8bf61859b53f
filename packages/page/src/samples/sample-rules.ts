import { isRecord } from '../document/json-value.ts'
import { newElementTexts } from '../sections/canvas-schema.ts'
import type { KnownSection, SectionType } from '../sections/section-models.ts'
import { formerGuides, formerSubtitles } from './former-words.ts'
import {
  type FactName,
  newEntryNames,
  sampleFacts,
  samplePeople,
  sampleProfiles,
  sampleVoices,
} from './sample-values.ts'
import { listItemWords, templateItemWords, templateTexts } from './template-words.ts'

/** A text of the content that is a sample while it is one of these values. */
export type TextRule = {
  field: string
  label: string
  values: ReadonlySet<string>
  /** The fact that replaces the sample; null if it is left out. */
  fact: FactName | null
}

/** Entries of a list that are samples as a whole. */
export type EntryRule = {
  list: string
  /** The field that names the entry. */
  field: readonly string[]
  label: string
  isSample: (entry: unknown) => boolean
}

/** Texts of a list's entries, alone or one of several lines, that are samples by themselves. */
export type LineRule = { list: string; field: string; label: string; values: ReadonlySet<string> }

export type SampleRules = {
  texts: readonly TextRule[]
  entries: readonly EntryRule[]
  lines: readonly LineRule[]
}

function entry(list: string, field: string, label: string, values: readonly string[]): EntryRule {
  const path = field.split('.')
  return {
    list,
    field: path,
    label,
    isSample: (value) => values.includes(textAt(value, path)),
  }
}

const item = (label: string, values: readonly string[]) => entry('items', 'title', label, values)

const fact = (field: string, label: string, name: FactName): TextRule => ({
  field,
  label,
  values: new Set([sampleFacts[name]]),
  fact: name,
})

/** Sections of any kind. */
const everywhere: readonly EntryRule[] = [
  entry('buttons', 'text', 'Button', [newEntryNames.button]),
  entry('visualElements', 'content.text', 'Element', Object.values(newElementTexts)),
]

const subtitle: TextRule = {
  field: 'subtitle',
  label: 'Subtitle',
  values: new Set(formerSubtitles),
  fact: null,
}

const reach: readonly TextRule[] = [
  fact('email', 'Email', 'email'),
  fact('phone', 'Phone', 'phone'),
  fact('address', 'Address', 'address'),
]

export const footerLists = [
  'quickLinks',
  'companyLinks',
  'productLinks',
  'resourceLinks',
  'footerLinks',
]

type KindRules = {
  facts?: readonly TextRule[]
  /** Fields and labels of the content that are samples while they hold the words of a template. */
  templateTexts?: readonly (readonly [field: string, label: string])[]
  entries?: readonly EntryRule[]
  /** What an item is called. */
  item?: string
  /** True if an item is a sample as long as its description is the template's, whatever its title. */
  isSampleByAnswer?: true
  /** Fields and labels of items that are samples while they hold the words of a template. */
  itemLines?: readonly (readonly [field: string, label: string])[]
}

const own: { [Type in SectionType]?: KindRules } = {
  'header': {
    facts: [fact('logoText', 'Logo text', 'businessName')],
    entries: [entry('navigationItems', 'label', 'Link', [newEntryNames.link])],
  },
  'hero': { facts: [fact('businessName', 'Business name', 'businessName')] },
  'features': {
    entries: [item('Feature', [newEntryNames.feature])],
    item: 'Feature',
    itemLines: [['description', 'Description']],
  },
  'testimonial': {
    entries: [
      item('Testimonial', samplePeople.guests),
      entry('items', 'description', 'Testimonial', sampleVoices),
    ],
    item: 'Testimonial',
    itemLines: [
      ['role', 'Role'],
      ['company', 'Company'],
    ],
  },
  'pricing': {
    entries: [item('Plan', [newEntryNames.plan])],
    item: 'Plan',
    itemLines: [
      ['price', 'Price'],
      ['description', 'Description'],
      ['features', 'Feature'],
    ],
  },
  'gallery': {
    item: 'Picture',
    itemLines: [
      ['title', 'Title'],
      ['description', 'Description'],
    ],
  },
  'contact': { facts: reach, entries: [item('Line', [newEntryNames.line])] },
  'hours': {
    templateTexts: [['note', 'Note']],
    entries: [item('Line', [newEntryNames.line])],
    item: 'Line',
  },
  'map': {
    facts: [fact('address', 'Address', 'address')],
    entries: [item('Line', [newEntryNames.line])],
  },
  'team': {
    entries: [
      item('Team member', [...samplePeople.guides, ...formerGuides, newEntryNames.teamMember]),
    ],
    item: 'Team member',
    itemLines: [
      ['role', 'Role'],
      ['description', 'Bio'],
    ],
  },
  'social-proof': {
    entries: [
      item('Entry', samplePeople.partners),
      entry('items', 'description', 'Entry', [newEntryNames.figure]),
    ],
    item: 'Entry',
  },
  'faq': {
    entries: [item('Question', [newEntryNames.question])],
    item: 'Question',
    isSampleByAnswer: true,
  },
  'text': {
    templateTexts: [['body', 'Text']],
    entries: [item('Paragraph', [newEntryNames.paragraph])],
  },
  'custom': { templateTexts: [['body', 'Content']] },
  'lead-form': {
    entries: [
      entry('fields', 'label', 'Question', [newEntryNames.question]),
      item('Fact', [newEntryNames.fact]),
    ],
  },
  'thank-you': { entries: [item('Step', [newEntryNames.step])] },
  'footer': {
    facts: [fact('companyName', 'Company name', 'businessName'), ...reach],
    templateTexts: [['description', 'Description']],
    entries: [
      ...footerLists.map((list) => entry(list, 'label', 'Link', [newEntryNames.link])),
      entry('socialLinks', 'name', 'Profile', [newEntryNames.profile]),
      entry('socialLinks', 'url', 'Profile', Object.values(sampleProfiles)),
    ],
  },
}

const rulesByType = new Map<SectionType, SampleRules>()
const rulesByWords = new WeakMap<readonly string[], SampleRules>()

/** Returns where a section can contain samples. */
export function sampleRules({
  type,
  sampleWords,
}: Pick<KnownSection, 'type' | 'sampleWords'>): SampleRules {
  if (sampleWords !== undefined) {
    const rules = rulesByWords.get(sampleWords) ?? buildRules(type, sampleWords)
    rulesByWords.set(sampleWords, rules)
    return rules
  }
  const rules = rulesByType.get(type) ?? buildRules(type)
  rulesByType.set(type, rules)
  return rules
}

function buildRules(type: SectionType, sampleWords: readonly string[] = []): SampleRules {
  const { facts = [], entries = [], item, itemLines = [], isSampleByAnswer } = own[type] ?? {}
  const words = new Set([...templateItemWords(type), ...sampleWords])
  const texts = listTextFields(type).map(([field, label]) => {
    const values = new Set([...templateTexts(type, field), ...sampleWords])
    return { field, label, values, fact: null }
  })
  const untouched = item === undefined ? [] : [untouchedItems(item, words)]
  const unanswered =
    isSampleByAnswer === true ? [entry('items', 'description', item ?? '', [...words])] : []
  return {
    texts: [...facts, ...texts, subtitle],
    entries: [...untouched, ...entries, ...unanswered, ...everywhere],
    lines: itemLines.map(([field, label]) => ({ list: 'items', field, label, values: words })),
  }
}

function listTextFields(type: SectionType): NonNullable<KindRules['templateTexts']> {
  return own[type]?.templateTexts ?? []
}

/** Lists the sample text of a template section: its items and the texts that visitors must not see yet. */
export function collectSampleWords({ type, content }: KnownSection): string[] {
  const values: Record<string, unknown> = content
  const texts = listTextFields(type).map(([field]) => textAt(values, [field]))
  const ofItems = own[type]?.item === undefined ? [] : content.items.flatMap(listItemWords)
  return [...new Set([...texts, ...ofItems])].filter((text) => text !== '')
}

/** Items that say nothing but what templates say. */
function untouchedItems(label: string, words: ReadonlySet<string>): EntryRule {
  return {
    list: 'items',
    field: ['title'],
    label,
    isSample: (value) => {
      const own = listItemWords(value)
      return own.length > 0 && own.every((text) => words.has(text))
    },
  }
}

export function isSampleOf({ values }: TextRule, value: unknown): boolean {
  return typeof value === 'string' && values.has(value)
}

/** The text of a field, which may stand deeper in the value; '' if there is none. */
export function textAt(value: unknown, path: readonly string[]): string {
  const found = path.reduce((at, step) => (isRecord(at) ? at[step] : undefined), value)
  return typeof found === 'string' ? found : ''
}
