import { clsx } from 'clsx'
import { Menu as MenuIcon } from 'lucide-react'

import { ChatOpener } from '../../features/support-chat/chat-opener.tsx'
import { UnreadBadge } from '../../features/support-chat/unread-badge.tsx'
import { DisclosureMenu, disclosureItemClass } from '../../ui/disclosure-menu.tsx'
import { iconButtonClass } from '../../ui/icon-button-class.ts'
import { Link } from '../../ui/link.tsx'
import { HomeAnchorLink } from './home-anchor-link.tsx'
import { homeAnchors } from './home-anchors.ts'
import { resourceLinks } from './resource-links.ts'
import { setSessionFlag } from '../../lib/session-flags.ts'

type PhoneMenuProps = {
  isSignedIn: boolean
  /** New messages from the team. */
  unreadCount: number
  className: string
}

/** The header's entries on screens too narrow for them. */
export function PhoneMenu({ isSignedIn, unreadCount, className }: PhoneMenuProps) {
  return (
    <div className={className}>
      <DisclosureMenu
        className="right-0"
        triggerLabel={unreadCount > 0 ? `Menu, ${unreadCount} new in the support chat` : 'Menu'}
        triggerClass={clsx(iconButtonClass, 'relative')}
        // The chat's entry is hidden with the menu, so the menu gets the focus when the chat closes.
        triggerProps={{ 'data-chat-opener': '' }}
        trigger={
          <>
            <MenuIcon aria-hidden size={22} />
            <UnreadBadge count={unreadCount} className="sm:hidden" />
          </>
        }
      >
        {isSignedIn ? <UserEntries /> : <VisitorEntries />}
        <hr className="my-1.5 border-line" />
        <ChatOpener place="menu" unreadCount={unreadCount} className="sm:hidden" />
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
