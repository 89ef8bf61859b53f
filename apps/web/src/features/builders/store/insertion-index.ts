import type { Section } from '@wildpath/page/document'

/**
 * Where a new section goes: after the one that is worked on, else at the end, but headers begin a page
 * and nothing else follows its footer.
 */
export function insertionIndex(
  type: string,
  sections: readonly Section[],
  selected: number,
): number {
  const end = sections.findLastIndex((section) => section.type !== 'footer') + 1
  // The next one stands below those that are there, in the order in which they were added.
  if (type === 'header') return headersAtTop(sections)
  if (type === 'footer') return sections.length
  return selected === -1 ? end : Math.min(selected + 1, end)
}

function headersAtTop(sections: readonly Section[]): number {
  const below = sections.findIndex((section) => section.type !== 'header')
  return below === -1 ? sections.length : below
}
