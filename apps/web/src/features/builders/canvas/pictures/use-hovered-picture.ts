import type { Section } from '@wildpath/page/document'
import { useEffect, useState } from 'react'

import { getTargetKey } from '../../pictures/picture-target.ts'
import { findPressedPicture, listElementsAt } from './find-pressed-picture.ts'

/** Returns the target key of the hovered picture. Hovering its label keeps it active. */
export function useHoveredPicture(body: HTMLElement, sections: readonly Section[]): string | null {
  const [hovered, setHovered] = useState<string | null>(null)

  useEffect(() => {
    const { documentElement: page } = body.ownerDocument
    function handleMove(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return setHovered(null)
      if ((event.target as Element | null)?.closest('.wp-picture')) return
      const found = findPressedPicture(listElementsAt(body.ownerDocument, event), sections)
      setHovered(found && getTargetKey(found.target))
    }
    const handleLeave = () => setHovered(null)
    page.addEventListener('pointermove', handleMove)
    page.addEventListener('pointerleave', handleLeave)
    return () => {
      page.removeEventListener('pointermove', handleMove)
      page.removeEventListener('pointerleave', handleLeave)
    }
  }, [body, sections])

  return hovered
}
