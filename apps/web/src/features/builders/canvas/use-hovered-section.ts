import { useEffect, useState } from 'react'

import type { Editor } from '../store/editor.ts'
import { sectionKey } from '../store/section-key.ts'
import { sectionAt } from './section-elements.ts'

/** `sectionKey` of the section under the mouse; fingers and pens hover over none. */
export function useHoveredSection(body: HTMLElement | null, { store }: Editor): string | null {
  const [hovered, setHovered] = useState<string | null>(null)

  useEffect(() => {
    if (body === null) return
    const { documentElement: page } = body.ownerDocument
    function handleMove({ target, pointerType }: PointerEvent) {
      // The bar lies over other sections as well.
      if (target !== null && (target as Element).closest('.wp-bar') !== null) return
      const found = sectionAt(target, store.getState().history.present.sections)
      setHovered(pointerType === 'mouse' && found !== null ? sectionKey(found.section) : null)
    }
    const handleLeave = () => setHovered(null)
    page.addEventListener('pointermove', handleMove)
    page.addEventListener('pointerleave', handleLeave)
    return () => {
      page.removeEventListener('pointermove', handleMove)
      page.removeEventListener('pointerleave', handleLeave)
    }
  }, [body, store])

  return hovered
}
