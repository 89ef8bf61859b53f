import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { usePerson } from '../../lib/person.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { usePathname } from '../../ui/link-context.ts'
import { ThemeToggle } from '../../ui/theme-toggle.tsx'
import { HeaderScrollTop } from './header-scroll-top.tsx'
import { HeaderLink } from './header-link.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { ResourcesMenu } from './resources-menu.tsx'
import { setSessionFlag } from '../../lib/session-flags.ts'

const newFunnelPath = '/new-funnel'

type HeaderProps = {
  /** The signed-in person's own menu. */
  personMenu?: ReactNode
}

export function Header({ personMenu }: HeaderProps) {
  const user = usePerson()

  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground">
      <div className="content-width flex h-16 items-center gap-1">
        <Logo />
        <nav
          aria-label="Main"
          className={clsx('ml-auto hidden items-center gap-1', user ? 'lg:flex' : 'md:flex')}
        >
          {user ? <UserLinks /> : <VisitorLinks />}
        </nav>
        <div className={clsx('ml-auto flex items-center gap-1', user ? 'lg:ml-1' : 'md:ml-1')}>
          <HeaderScrollTop />
          <ThemeToggle />
          {personMenu}
          <PhoneMenu isSignedIn={user !== null} className={user ? 'lg:hidden' : 'md:hidden'} />
        </div>
      </div>
    </header>
  )
}

function VisitorLinks() {
  return (
    <>
      <ResourcesMenu includesSupport />
      <HeaderLink to="/auth/login" onClick={() => setSessionFlag('scrollToTop')}>
        Login
      </HeaderLink>
      <ButtonLink to="/auth/signup" size="small" className="ml-2">
        Start Your Journey
      </ButtonLink>
    </>
  )
}

function UserLinks() {
  const isNewFunnel = usePathname() === newFunnelPath

  return (
    <>
      <HeaderLink to="/dashboard">Dashboard</HeaderLink>
      <HeaderLink to="/support">Support</HeaderLink>
      <ResourcesMenu includesSupport={false} />
      <ButtonLink
        to={newFunnelPath}
        size="small"
        variant={isNewFunnel ? 'quiet' : 'primary'}
        aria-current={isNewFunnel ? 'page' : undefined}
        className="ml-2"
      >
        <Plus aria-hidden size={18} />
        New Adventure
      </ButtonLink>
    </>
  )
}
