import { ChevronDown } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { Menu, MenuItem } from '../../ui/menu.tsx'
import { headerEntryClass } from './header-link.tsx'
import { resourceLinks } from './resource-links.ts'

// Spec 1, section 2.2.
const closeDelayMs = 150

type ResourcesMenuProps = {
  /** Signed-in people have Support as its own entry in the header. */
  includesSupport: boolean
}

/** Opens under a mouse that hovers and under any press; closes 150 ms after the mouse has left. */
export function ResourcesMenu({ includesSupport }: ResourcesMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  function handleEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    setOpen(true)
  }

  function handleLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), closeDelayMs)
  }

  /** The trigger decides itself what a press on it means. */
  function keepForTrigger(event: Event) {
    if (event.target instanceof Node && trigger.current?.contains(event.target)) {
      event.preventDefault()
    }
  }

  const hover = { onPointerEnter: handleEnter, onPointerLeave: handleLeave }

  return (
    <Menu
      isOpen={isOpen}
      onOpenChange={setOpen}
      contentProps={{
        ...hover,
        onInteractOutside: keepForTrigger,
      }}
      trigger={
        <button
          ref={trigger}
          type="button"
          {...hover}
          onPointerDown={(event) => {
            // Already open from hovering: a press must not close it again.
            if (event.pointerType === 'mouse' && isOpen) event.preventDefault()
          }}
          className={headerEntryClass}
        >
          Resources
          <ChevronDown aria-hidden size={16} />
        </button>
      }
    >
      {resourceLinks
        .filter((link) => includesSupport || link.to !== '/support')
        .map((link) => (
          <MenuItem key={link.to} asChild>
            <Link to={link.to}>{link.label}</Link>
          </MenuItem>
        ))}
    </Menu>
  )
}
