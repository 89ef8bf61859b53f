import type { Section } from '@wildpath/page/document'
import { type FieldPath, getField } from '@wildpath/page/edit'

import { readFieldPath } from '../property-panel/read-field-path.ts'

type Drawn = Pick<HTMLElement, 'dataset'> & { textContent: string }

/** The field whose text an element of the page shows; null when it shows none, or another one by now. */
export function fieldOfText({ textContent, dataset }: Drawn, section: Section): FieldPath | null {
  const { path } = dataset
  if (path === undefined || textContent.trim() === '') return null
  const steps = readFieldPath(path)
  const value = getField(section, steps)
  if (typeof value !== 'string' || withoutSpace(value) !== withoutSpace(textContent)) return null
  return steps
}

/** Paragraphs have no space between them, and pages show several spaces as one. */
function withoutSpace(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
