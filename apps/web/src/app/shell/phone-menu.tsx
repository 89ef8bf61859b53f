import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'

import { DisclosureMenu, disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { Link } from '../../ui/link.tsx'
import { HomeAnchorLink } from './home-anchor-link.tsx'
import { homeAnchors } from './home-anchors.ts'
import { resourceLinks } from './resource-links.ts'
import { setSessionFlag } from '../../lib/session-flags.ts'

type PhoneMenuProps = { isSignedIn: boolean; className: string }

/** The header's entries on screens too narrow for them. */
export function PhoneMenu({ isSignedIn, className }: PhoneMenuProps) {
  return (
    <div className={className}>
      <DisclosureMenu
        className="right-0"
        triggerLabel="Menu"
        triggerClass={iconButtonClass}
        trigger={<MenuIcon aria-hidden size={22} />}
      >
        {isSignedIn ? <UserEntries /> : <VisitorEntries />}
        <hr className="my-1.5 border-line" />
        {resourceLinks.map((link) => (
          <Link key={link.to} to={link.to} className={disclosureItemClass}>
            {link.label}
          </Link>
        ))}
      </DisclosureMenu>
    </div>
  )
}

function UserEntries() {
  return (
    <>
      <Link to="/dashboard" className={disclosureItemClass}>
        Dashboard
      </Link>
      <Link to="/leads" className={disclosureItemClass}>
        Leads
      </Link>
      <Link to="/requests" className={disclosureItemClass}>
        Feature Requests
      </Link>
      <Link to="/new-funnel" className={clsx(disclosureItemClass, 'font-semibold')}>
        New Adventure
      </Link>
    </>
  )
}

function VisitorEntries() {
  return (
    <>
      <Link to="/auth/signup" className={clsx(disclosureItemClass, 'font-semibold')}>
        Start Your Journey
      </Link>
      <Link
        to="/auth/login"
        onClick={() => setSessionFlag('scrollToTop')}
        className={disclosureItemClass}
      >
        Login
      </Link>
      <hr className="my-1.5 border-line" />
      {homeAnchors.map((anchor) => (
        <HomeAnchorLink key={anchor.to} to={anchor.to} className={disclosureItemClass}>
          {anchor.label}
        </HomeAnchorLink>
      ))}
    </>
  )
}
