import { useEffect, useState } from 'react'

// Spec 1, section 9.
const afterPx = 300

/** Whether the page is scrolled far enough for a way back up. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)

  // Looked at when it changes: asked while a screen is first drawn, it would cost a layout. Where a page
  // opens scrolled down, the browser says so too.
  useEffect(() => {
    const look = () => setDown(window.scrollY > afterPx)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  return isDown
}

export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' })
}
