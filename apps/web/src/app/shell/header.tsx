import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePerson } from '../../entities/person/person.ts'
import { ChatOpener } from '../../features/support-chat/chat-opener.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { usePathname } from '../../ui/link-context.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { HeaderScrollTop } from './header-scroll-top.tsx'
import { HeaderLink, headerEntryClass } from './header-link.tsx'
import { HomeAnchorLink } from './home-anchor-link.tsx'
import { homeAnchors } from './home-anchors.ts'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ResourcesMenu } from './resources-menu.tsx'
import { setSessionFlag } from '../../lib/session-flags.ts'

const newFunnelPath = '/new-funnel'

type HeaderProps = {
  /** New messages from the team. */
  unreadCount: number
  /** Wide windows show the chat and scroll buttons in the corner instead of here. */
  hasCorner: boolean
  /** The signed-in person's own menu. */
  personMenu?: ReactNode
}

export function Header({ personMenu, unreadCount, hasCorner }: HeaderProps) {
  const user = usePerson()
  const cornerClass = hasCorner ? 'xl:hidden' : ''

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="content-width flex h-16 items-center gap-1">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden items-center gap-1 lg:flex">
          {user ? <UserLinks /> : <VisitorLinks />}
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-1">
          {user ? <NewAdventure /> : <StartYourJourney />}
          <HeaderScrollTop className={cornerClass} />
          <ChatOpener
            place="header"
            unreadCount={unreadCount}
            className={clsx('max-sm:hidden', cornerClass)}
          />
          <ThemeToggle />
          {personMenu}
          <PhoneMenu isSignedIn={user !== null} unreadCount={unreadCount} className="lg:hidden" />
        </div>
      </div>
    </header>
  )
}

function VisitorLinks() {
  return (
    <>
      {homeAnchors.map((anchor) => (
        <HomeAnchorLink key={anchor.to} to={anchor.to} className={headerEntryClass}>
          {anchor.label}
        </HomeAnchorLink>
      ))}
      <ResourcesMenu includesSupport />
      <HeaderLink to="/auth/login" onClick={() => setSessionFlag('scrollToTop')}>
        Login
      </HeaderLink>
    </>
  )
}

function StartYourJourney() {
  return (
    <ButtonLink to="/auth/signup" size="small" className="mr-1 max-sm:hidden">
      Start Your Journey
    </ButtonLink>
  )
}

function UserLinks() {
  return (
    <>
      <HeaderLink to="/dashboard">Dashboard</HeaderLink>
      <HeaderLink to="/leads">Leads</HeaderLink>
      <HeaderLink to="/support">Support</HeaderLink>
      <ResourcesMenu includesSupport={false} />
    </>
  )
}

function NewAdventure() {
  const isNewFunnel = usePathname() === newFunnelPath

  return (
    <ButtonLink
      to={newFunnelPath}
      size="small"
      variant={isNewFunnel ? 'quiet' : 'primary'}
      aria-current={isNewFunnel ? 'page' : undefined}
      className="mr-1 max-sm:hidden"
    >
      <Plus aria-hidden size={18} />
      New Adventure
    </ButtonLink>
  )
}
