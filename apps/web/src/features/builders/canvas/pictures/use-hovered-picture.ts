import type { Section } from '@wildpath/page/document'
import { useCallback } from 'react'

import { getTargetKey } from '../../pictures/picture-target.ts'
import { isOver, useHovered } from '../use-hovered.ts'
import { findPressedPicture, listElementsAt } from './find-pressed-picture.ts'

/** Returns the target key of the hovered picture. Hovering its label keeps it active. */
export function useHoveredPicture(body: HTMLElement, sections: readonly Section[]): string | null {
  const findKey = useCallback(
    (event: PointerEvent) => {
      if (isOver(event, '.wp-picture')) return undefined
      const found = findPressedPicture(listElementsAt(body.ownerDocument, event), sections)
      return found && getTargetKey(found.target)
    },
    [body, sections],
  )
  return useHovered(body, findKey)
}
