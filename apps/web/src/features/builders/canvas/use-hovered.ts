import { useEffect, useState } from 'react'

/**
 * Returns the key of what the mouse hovers over. Touch and pen input does not hover.
 * `findKey` returns undefined to keep the current key. Pass a stable function.
 */
export function useHovered(
  body: HTMLElement | null,
  findKey: (event: PointerEvent) => string | null | undefined,
): string | null {
  const [hovered, setHovered] = useState<string | null>(null)

  useEffect(() => {
    if (body === null) return
    const { documentElement: page } = body.ownerDocument
    function handleMove(event: PointerEvent) {
      const key = event.pointerType === 'mouse' ? findKey(event) : null
      if (key !== undefined) setHovered(key)
    }
    const handleLeave = () => setHovered(null)
    page.addEventListener('pointermove', handleMove)
    page.addEventListener('pointerleave', handleLeave)
    return () => {
      page.removeEventListener('pointermove', handleMove)
      page.removeEventListener('pointerleave', handleLeave)
    }
  }, [body, findKey])

  return hovered
}

/** Returns whether the event's target is inside an element that matches `selector`. */
export function isOver({ target }: Event, selector: string): boolean {
  // The page is in a frame, so its elements are not instances of this window's Element.
  return Boolean((target as Element | null)?.closest(selector))
}
