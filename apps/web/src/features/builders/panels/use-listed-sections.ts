import type { Section } from '@wildpath/page/document'
import { useDeferredValue } from 'react'

import { useEditorState } from '../store/editor-context.ts'
import { sectionKey } from '../store/section-key.ts'

/**
 * The sections for a list of all of them. What changes within one follows as soon as there is time, so that
 * hundreds of rows do not hold up a letter in a field; their order is there at once.
 */
export function useListedSections(): readonly Section[] {
  const sections = useEditorState(({ history }) => history.present.sections)
  const before = useDeferredValue(sections)
  return isSameOrder(before, sections) ? before : sections
}

function isSameOrder(before: readonly Section[], now: readonly Section[]): boolean {
  return (
    before.length === now.length &&
    before.every((section, index) => {
      const other = now[index]
      return other !== undefined && sectionKey(section) === sectionKey(other)
    })
  )
}
