import { newElementTexts } from '../sections/canvas-schema.ts'
import type { SectionType } from '../sections/section-models.ts'
import {
  type FactName,
  newEntryNames,
  sampleFacts,
  samplePeople,
  samplePlanFeature,
  sampleProfiles,
  sampleStandings,
  sampleVoices,
} from './sample-values.ts'

/** A text of the content that is a sample while it says what the fact is called before it is known. */
export type TextRule = { field: string; label: string; fact: FactName }

/** Entries of a list are samples, whole, while the field within them says one of these words. */
export type EntryRule = {
  list: string
  /** Steps into the entry. */
  field: readonly string[]
  label: string
  values: ReadonlySet<string>
}

/** Words within the entries of a list, alone or one of several lines, that are samples by themselves. */
export type LineRule = { list: string; field: string; label: string; values: ReadonlySet<string> }

export type SampleRules = {
  texts: readonly TextRule[]
  entries: readonly EntryRule[]
  lines: readonly LineRule[]
}

function entry(list: string, field: string, label: string, values: readonly string[]): EntryRule {
  return { list, field: field.split('.'), label, values: new Set(values) }
}

function line(field: string, label: string, values: readonly string[]): LineRule {
  return { list: 'items', field, label, values: new Set(values) }
}

const items = (label: string, values: readonly string[]) => entry('items', 'title', label, values)

/** Sections of any kind. */
const everywhere: readonly EntryRule[] = [
  entry('buttons', 'text', 'Button', [newEntryNames.button]),
  entry('visualElements', 'content.text', 'Element', Object.values(newElementTexts)),
]

const reach: readonly TextRule[] = [
  { field: 'email', label: 'Email', fact: 'email' },
  { field: 'phone', label: 'Phone', fact: 'phone' },
  { field: 'address', label: 'Address', fact: 'address' },
]

const footerLists = ['quickLinks', 'companyLinks', 'productLinks', 'resourceLinks', 'footerLinks']

const own: { [Type in SectionType]?: Partial<SampleRules> } = {
  'header': {
    texts: [{ field: 'logoText', label: 'Logo text', fact: 'businessName' }],
    entries: [entry('navigationItems', 'label', 'Link', [newEntryNames.link])],
  },
  'hero': { texts: [{ field: 'businessName', label: 'Business name', fact: 'businessName' }] },
  'features': { entries: [items('Feature', [newEntryNames.feature])] },
  'testimonial': {
    entries: [
      items('Testimonial', samplePeople.guests),
      entry('items', 'description', 'Testimonial', sampleVoices),
    ],
    lines: [
      line('role', 'Role', sampleStandings.roles),
      line('company', 'Company', [sampleStandings.company]),
    ],
  },
  'pricing': {
    entries: [items('Plan', [newEntryNames.plan])],
    lines: [line('features', 'Feature', [samplePlanFeature])],
  },
  'contact': { texts: reach, entries: [items('Line', [newEntryNames.line])] },
  'team': { entries: [items('Team member', [...samplePeople.guides, newEntryNames.teamMember])] },
  'social-proof': {
    entries: [
      items('Entry', samplePeople.partners),
      entry('items', 'description', 'Entry', [newEntryNames.figure]),
    ],
  },
  'faq': { entries: [items('Question', [newEntryNames.question])] },
  'text': { entries: [items('Paragraph', [newEntryNames.paragraph])] },
  'lead-form': {
    entries: [
      entry('fields', 'label', 'Question', [newEntryNames.question]),
      items('Fact', [newEntryNames.fact]),
    ],
  },
  'thank-you': { entries: [items('Step', [newEntryNames.step])] },
  'footer': {
    texts: [{ field: 'companyName', label: 'Company name', fact: 'businessName' }, ...reach],
    entries: [
      ...footerLists.map((list) => entry(list, 'label', 'Link', [newEntryNames.link])),
      entry('socialLinks', 'name', 'Profile', [newEntryNames.profile]),
      entry('socialLinks', 'url', 'Profile', Object.values(sampleProfiles)),
    ],
  },
}

/** Where sections of a kind may hold words that stand for the owner's own. */
export function sampleRules(type: SectionType): SampleRules {
  const { texts = [], entries = [], lines = [] } = own[type] ?? {}
  return { texts, entries: [...entries, ...everywhere], lines }
}

export function isSampleOf({ fact }: TextRule, value: unknown): boolean {
  return value === sampleFacts[fact]
}
