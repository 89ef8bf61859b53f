import type { Section } from '@wildpath/page/document'
import { type FieldPath, getField } from '@wildpath/page/edit'

type Drawn = Pick<HTMLElement, 'textContent' | 'dataset' | 'childElementCount'>

/**
 * The field whose words an element of the page shows, word for word; null when there is none. A drawing for
 * edits says it itself. One line only, in an element that holds nothing else, can be written where it stands.
 */
export function fieldOfText(element: Drawn, section: Section): FieldPath | null {
  const { textContent: text, dataset, childElementCount } = element
  const { path } = dataset
  if (path === undefined || childElementCount > 0) return null
  if (text.trim() === '' || text.includes('\n')) return null
  const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
  return getField(section, steps) === text ? steps : null
}
