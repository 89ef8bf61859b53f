import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { usePreload } from '../../../lib/use-preload.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { ToolbarMenuProps } from './toolbar-menu.tsx'

const icon = <Ellipsis aria-hidden size={20} />

const ToolbarMenu = lazyComponent(async () => (await import('./toolbar-menu.tsx')).ToolbarMenu, {
  loading: (
    <IconButton label="More" disabled>
      {icon}
    </IconButton>
  ),
})

type MoreButtonProps = Omit<ToolbarMenuProps, 'isOpen' | 'onOpenChange'>

/** Opens the toolbar's menu, whose code loads separately. */
export function MoreButton(props: MoreButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  usePreload(ToolbarMenu)

  function handlePress() {
    setOpened(true)
    setOpen(true)
  }

  if (wasOpened) return <ToolbarMenu isOpen={isOpen} onOpenChange={setOpen} {...props} />
  return (
    <IconButton label="More" aria-haspopup="menu" aria-expanded={false} onClick={handlePress}>
      {icon}
    </IconButton>
  )
}
