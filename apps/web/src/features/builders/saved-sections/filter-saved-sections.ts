import type { SavedSection } from '@wildpath/contract'

import { matchesWords } from '../add-section/matches-words.ts'

/** Returns the sections whose name or type contains every word of the query. */
export function filterSavedSections(
  sections: readonly SavedSection[],
  query: string,
): SavedSection[] {
  return sections.filter(({ name, kind }) => matchesWords(`${name} ${kind}`, query))
}
