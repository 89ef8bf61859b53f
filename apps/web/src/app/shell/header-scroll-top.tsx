import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'

import { IconButton } from '../../ui/icon-button.tsx'
import { scrollToTop, useScrolledDown } from './use-scrolled-down.ts'

/** Returns to the top. The narrowest phones have no room for it. */
export function HeaderScrollTop({ className }: { className: string }) {
  if (!useScrolledDown()) return null

  return (
    <IconButton
      label="Scroll to top"
      onClick={scrollToTop}
      className={clsx('animate-appear max-[22rem]:hidden', className)}
    >
      <ArrowUp aria-hidden size={20} />
    </IconButton>
  )
}
