import { clsx } from 'clsx'
import { ChevronDown, Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { headerEntryClass, HeaderLink } from './header-link.tsx'
import { Logo } from './logo.tsx'
import { setSessionFlag } from './session-flags.ts'
import { ThemeToggle } from './theme-toggle.tsx'

// Menus open after the first paint at the earliest; until then their places are held.
const menus = () => import('./header-menus.ts')
const PhoneMenu = lazy(async () => ({ default: (await menus()).PhoneMenu }))
const ResourcesMenu = lazy(async () => ({ default: (await menus()).ResourcesMenu }))
const UserMenu = lazy(async () => ({ default: (await menus()).UserMenu }))

export function Header() {
  const user = useUser()

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
          <ThemeToggle />
          <Suspense fallback={<span className="size-11" />}>
            {user && <UserMenu user={user} />}
            <PhoneMenu isSignedIn={user !== null} className={user ? 'lg:hidden' : 'md:hidden'} />
          </Suspense>
        </div>
      </div>
    </header>
  )
}

function VisitorLinks() {
  return (
    <>
      <Resources includesSupport />
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
  return (
    <>
      <HeaderLink to="/dashboard">Dashboard</HeaderLink>
      <HeaderLink to="/support">Support</HeaderLink>
      <Resources includesSupport={false} />
      <ButtonLink to="/new-funnel" size="small" className="ml-2">
        <Plus aria-hidden size={18} />
        New Adventure
      </ButtonLink>
    </>
  )
}

function Resources({ includesSupport }: { includesSupport: boolean }) {
  return (
    <Suspense
      fallback={
        <span className={headerEntryClass}>
          Resources
          <ChevronDown aria-hidden size={16} />
        </span>
      }
    >
      <ResourcesMenu includesSupport={includesSupport} />
    </Suspense>
  )
}
