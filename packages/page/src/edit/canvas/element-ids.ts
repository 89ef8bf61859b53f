import { uniqueNamer } from '../../document/unique-namer.ts'
import type { VisualElement } from '../../document/index.ts'

/** Gives ids like 'text-3' that no element has yet, one after the other. */
export function elementIds(elements: readonly VisualElement[]): (preferred: string) => string {
  const give = uniqueNamer()
  for (const { id } of elements) give(id, id)
  return (preferred) => {
    const base = preferred.replace(/-\d+$/, '')
    return give(`${base}-1`, base)
  }
}
