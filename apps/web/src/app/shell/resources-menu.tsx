import { ChevronDown } from 'lucide-react'

import { DisclosureMenu, disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { Link } from '../../ui/link.tsx'
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
  const links = resourceLinks.filter((link) => includesSupport || link.to !== '/support')

  return (
    <DisclosureMenu
      hoverCloseMs={closeDelayMs}
      className="right-0"
      triggerClass={headerEntryClass}
      trigger={
        <>
          Resources
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      {links.map((link) => (
        <Link key={link.to} to={link.to} className={disclosureItemClass}>
          {link.label}
        </Link>
      ))}
    </DisclosureMenu>
  )
}
