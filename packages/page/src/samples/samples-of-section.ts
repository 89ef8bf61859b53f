import { isRecord } from '../document/json-value.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { type EntryRule, isSampleOf, type LineRule, sampleRules, textAt } from './sample-rules.ts'
import { listItemWords } from './template-words.ts'

/** Words on a page that stand for the owner's own, and that no visitor sees. */
export type Sample = {
  /** Where in its section the words stand. */
  path: readonly (string | number)[]
  /** What its field is called. */
  label: string
  text: string
}

/** The samples of a section, in the order of its kind's rules; each entry of a list is named once. */
export function samplesOfSection(section: KnownSection): readonly Sample[] {
  return memoize(foundSamples, section, findSamples)
}

/** Lists all sample text in a section. */
export function listSampleWords(section: KnownSection): readonly string[] {
  return memoize(foundWords, section, findWords)
}

function findWords(section: KnownSection): string[] {
  const content: Record<string, unknown> = section.content
  const { entries } = sampleRules(section)
  const ofEntries = entries.flatMap(({ list, isSample }) => {
    const values = content[list]
    return Array.isArray(values) ? values.filter((entry) => isSample(entry)) : []
  })
  const texts = samplesOfSection(section).map(({ text }) => text)
  return [...texts, ...ofEntries.flatMap((entry) => listItemWords(entry))]
}

const foundSamples = new WeakMap<KnownSection, readonly Sample[]>()
const foundWords = new WeakMap<KnownSection, readonly string[]>()

/** Caches results per section, because sections are immutable. */
function memoize<Found>(
  known: WeakMap<KnownSection, Found>,
  section: KnownSection,
  find: (section: KnownSection) => Found,
): Found {
  const before = known.get(section)
  if (before !== undefined) return before
  const found = find(section)
  known.set(section, found)
  return found
}

function findSamples(section: KnownSection): Sample[] {
  const values: Record<string, unknown> = section.content
  const { texts, entries, lines } = sampleRules(section)
  const ofTexts = texts
    .filter((rule) => isSampleOf(rule, values[rule.field]))
    .map(({ field, label }) => ({
      path: ['content', field],
      label,
      text: textAt(values, [field]),
    }))
  const ofEntries = entries
    .flatMap((rule) => samplesOfList(rule, values[rule.list]))
    .filter(isFirstOfEntry)
  const ofLines = lines
    .flatMap((rule) => samplesOfLines(rule, values[rule.list]))
    .filter((line) => !ofEntries.some((entry) => entryOf(entry) === entryOf(line)))
  return [...ofTexts, ...ofEntries, ...ofLines]
}

function samplesOfList(rule: EntryRule, list: unknown): Sample[] {
  if (!Array.isArray(list)) return []
  const { field, label } = rule
  return list.flatMap((entry: unknown, index) =>
    rule.isSample(entry)
      ? [{ path: ['content', rule.list, index, ...field], label, text: textAt(entry, field) }]
      : [],
  )
}

function samplesOfLines({ list, field, label, values }: LineRule, entries: unknown): Sample[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown, index) => {
    const value = isRecord(entry) ? entry[field] : undefined
    const path = ['content', list, index, field]
    if (typeof value === 'string') return values.has(value) ? [{ path, label, text: value }] : []
    if (!Array.isArray(value)) return []
    return value.flatMap((text: unknown, line) =>
      typeof text === 'string' && values.has(text) ? [{ path: [...path, line], label, text }] : [],
    )
  })
}

function isFirstOfEntry(sample: Sample, index: number, all: readonly Sample[]): boolean {
  return all.findIndex((other) => entryOf(other) === entryOf(sample)) === index
}

function entryOf({ path: [, list, place] }: Sample): string {
  return `${list} ${place}`
}
