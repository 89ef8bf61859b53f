import type { Section } from '@wildpath/page/document'
import { useDeferredValue } from 'react'

import { useEditorState } from '../store/editor-context.ts'

/** As many rows as are seen at first. */
const firstRows = 20

/**
 * The sections for a list of all of them: hundreds of rows hold up neither the first screen nor a letter in
 * a field, so they follow as soon as there is time.
 */
export function useListedSections(): readonly Section[] {
  const sections = useEditorState(({ history }) => history.present.sections)
  return useDeferredValue(sections, sections.slice(0, firstRows))
}
