import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has left the screen at its upper edge. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      // Several where the browser was busy; the last one holds.
      const entry = entries.at(-1)
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return isPast
}
