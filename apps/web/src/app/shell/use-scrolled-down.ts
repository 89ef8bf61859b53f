import { useEffect, useState } from 'react'

// Spec 1, section 9.
const afterPx = 300

/** Whether the page is scrolled far enough for a way back up. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)

  useEffect(() => {
    const look = () => setDown(window.scrollY > afterPx)
    // A rendered page can be scrolled before its script listens. Asked within the next frame, which lays the
    // page out anyway, this costs no layout of its own.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [])

  return isDown
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' })
}
