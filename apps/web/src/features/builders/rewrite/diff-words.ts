import { diffWordsWithSpace } from 'diff'

export type WordPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** More changes than this are not worth following word by word. */
const mostChanges = 400

/** What of the words stayed, came and went, in reading order. */
export function diffWords(before: string, after: string): WordPart[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: mostChanges })
  if (parts === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
