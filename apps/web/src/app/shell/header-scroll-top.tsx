import { ArrowUp } from 'lucide-react'

import { IconButton } from '../../ui/icon-button.tsx'
import { scrollToTop, useScrolledDown } from './use-scrolled-down.ts'

/** The way back up where no margin is free for it beside the content; the narrowest phones have no room for it. */
export function HeaderScrollTop() {
  if (!useScrolledDown()) return null

  return (
    <IconButton
      label="Scroll to top"
      onClick={scrollToTop}
      className="animate-appear max-[22rem]:hidden xl:hidden"
    >
      <ArrowUp aria-hidden size={20} />
    </IconButton>
  )
}
