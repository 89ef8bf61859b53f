import { isRecord } from '../document/json-value.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { type EntryRule, isSampleOf, type LineRule, sampleRules } from './sample-rules.ts'

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
  const known = found.get(section)
  if (known !== undefined) return known
  const samples = findSamples(section)
  found.set(section, samples)
  return samples
}

/** Sections are never changed, only replaced. */
const found = new WeakMap<KnownSection, readonly Sample[]>()

function findSamples({ type, content }: KnownSection): Sample[] {
  const values: Record<string, unknown> = content
  const { texts, entries, lines } = sampleRules(type)
  const ofTexts = texts
    .filter((rule) => isSampleOf(rule, values[rule.field]))
    .map(({ field, label }) => ({ path: ['content', field], label, text: textOf(values[field]) }))
  const ofEntries = entries.flatMap((rule) => {
    const list = values[rule.list]
    return Array.isArray(list) ? samplesOfList(rule, list) : []
  })
  const ofLines = lines.flatMap((rule) => {
    const list = values[rule.list]
    return Array.isArray(list) ? samplesOfLines(rule, list) : []
  })
  return [...ofTexts, ...ofEntries.filter(isFirstOfEntry), ...ofLines]
}

function samplesOfList(rule: EntryRule, list: readonly unknown[]): Sample[] {
  const { field, label } = rule
  return list.flatMap((entry, index) =>
    isSampleEntry(rule, entry)
      ? [{ path: ['content', rule.list, index, ...field], label, text: wordsAt(entry, field) }]
      : [],
  )
}

function samplesOfLines({ list, field, label, values }: LineRule, entries: unknown[]): Sample[] {
  return entries.flatMap((entry, index) => {
    const value = isRecord(entry) ? entry[field] : undefined
    const path = ['content', list, index, field]
    if (typeof value === 'string') return values.has(value) ? [{ path, label, text: value }] : []
    if (!Array.isArray(value)) return []
    return value.flatMap((text: unknown, line) =>
      typeof text === 'string' && values.has(text) ? [{ path: [...path, line], label, text }] : [],
    )
  })
}

/** Whether an entry is one that nobody has given a name or words of their own. */
export function isSampleEntry({ field, values }: EntryRule, entry: unknown): boolean {
  return values.has(wordsAt(entry, field))
}

function isFirstOfEntry({ path }: Sample, index: number, all: readonly Sample[]): boolean {
  const entryOf = ({ path: [, list, place] }: Sample) => `${list} ${place}`
  return all.findIndex((other) => entryOf(other) === entryOf({ path } as Sample)) === index
}

function wordsAt(entry: unknown, field: readonly string[]): string {
  return textOf(field.reduce((at, step) => (isRecord(at) ? at[step] : undefined), entry))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
