import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'

// Spec 1, section 9.
const shownAfterPx = 300

export function ScrollTopButton() {
  const isShown = useSyncExternalStore(subscribeToScroll, () => window.scrollY > shownAfterPx)
  if (!isShown) return null

  return (
    <button
      type="button"
      aria-label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed right-4 bottom-4 z-30 inline-flex size-11 animate-appear items-center justify-center rounded-full border border-edge bg-surface text-ink shadow-mid hover:bg-raised"
    >
      <ArrowUp aria-hidden size={20} />
    </button>
  )
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
