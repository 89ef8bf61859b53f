import { useCallback } from 'react'

import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { sectionAt } from './section-elements.ts'
import { isOver, useHovered } from './use-hovered.ts'

/** Returns the `sectionKey` of the hovered section. */
export function useHoveredSection(body: HTMLElement | null, { store }: Editor): string | null {
  const findKey = useCallback(
    (event: PointerEvent) => {
      // A section's bar also covers the section above it.
      if (isOver(event, '.wp-bar')) return undefined
      const found = sectionAt(event.target, store.getState().history.present.sections)
      return found && sectionKey(found.section)
    },
    [store],
  )
  return useHovered(body, findKey)
}
