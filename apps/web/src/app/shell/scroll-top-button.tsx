import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'

import { scrollToTop, useScrolledDown } from './use-scrolled-down.ts'

type ScrollTopButtonProps = {
  /** Without a header no other way up is there on narrow screens. */
  hasHeader: boolean
}

/** Stands in the margin of wide screens, where it covers nothing; elsewhere the header has the way up. */
export function ScrollTopButton({ hasHeader }: ScrollTopButtonProps) {
  if (!useScrolledDown()) return null

  return (
    <button
      type="button"
      aria-label="Scroll to top"
      onClick={scrollToTop}
      className={clsx(
        'fixed right-5 bottom-[calc(var(--foot)+5rem)] z-30 inline-flex size-11 animate-appear items-center justify-center rounded-full border border-edge bg-surface text-ink shadow-mid hover:bg-raised',
        hasHeader && 'max-xl:hidden',
      )}
    >
      <ArrowUp aria-hidden size={20} />
    </button>
  )
}
