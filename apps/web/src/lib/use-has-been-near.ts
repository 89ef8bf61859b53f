import { type RefObject, useEffect, useState } from 'react'

/** Returns true once the element has come near the viewport. */
export function useHasBeenNear(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)

  useEffect(() => {
    if (element.current === null) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeen(true)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '240px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return hasBeen
}
