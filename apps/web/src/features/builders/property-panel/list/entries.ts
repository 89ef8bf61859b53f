import { getField } from '@wildpath/page/edit'
import type { FieldOf } from '@wildpath/page/fields'

type Entry = Record<string, unknown>

export function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value) ? value : noEntries
}

/** The same array every time, so that an absent list is not a new one at every drawing. */
const noEntries: readonly Entry[] = []

/** A new entry of a list; its id is free among the others. */
export function newEntry(field: FieldOf<'list'>, entries: readonly Entry[]): Entry {
  return { ...field.blank, ...freshId(field, entries) }
}

export function copyOfEntry(
  field: FieldOf<'list'>,
  entries: readonly Entry[],
  index: number,
): Entry {
  return { ...entries[index], ...freshId(field, entries) }
}

function freshId({ idPrefix }: FieldOf<'list'>, entries: readonly Entry[]): Entry {
  if (idPrefix === null) return {}
  const taken = new Set(entries.map((entry) => entry['id']))
  let number = entries.length + 1
  while (taken.has(`${idPrefix}-${number}`)) number += 1
  return { id: `${idPrefix}-${number}` }
}

/** What a row is called: its title, its words, or its place. */
export function nameOfEntry(field: FieldOf<'list'>, entry: Entry, index: number): string {
  for (const name of field.namedBy) {
    const text = getField(entry, [name])
    if (typeof text === 'string' && text.trim() !== '') return text.trim().slice(0, 80)
  }
  return `${capital(field.singular)} ${index + 1}`
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export function moved<Value>(list: readonly Value[], from: number, to: number): Value[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
