import { ArrowUp } from 'lucide-react'

import { scrollToTop, useScrolledDown } from './use-scrolled-down.ts'

/** Stands in the margin of wide screens, where it covers nothing. On others the header has a button for it. */
export function ScrollTopButton() {
  if (!useScrolledDown()) return null

  return (
    <button
      type="button"
      aria-label="Scroll to top"
      onClick={scrollToTop}
      className="fixed right-5 bottom-[calc(var(--foot)+5rem)] z-30 inline-flex size-11 animate-appear items-center justify-center rounded-full border border-edge bg-surface text-ink shadow-mid hover:bg-raised max-xl:hidden"
    >
      <ArrowUp aria-hidden size={20} />
    </button>
  )
}
