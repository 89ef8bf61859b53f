import type { ReactNode } from 'react'

import { usePathname } from '../../ui/link-context.ts'
import { Backdrop } from './backdrop.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBadge } from './offline-badge.tsx'
import { ScrollTopButton } from './scroll-top-button.tsx'

type ShellProps = {
  /** What stands above everything while it lasts: progress, the demo's banner. */
  notices?: ReactNode
  /** The signed-in person's own menu in the header. */
  personMenu?: ReactNode
  children: ReactNode
}

/** Screens that need all the room there is; their own bar leads back. */
const workbenchPath = /^\/funnel\/[^/]+\/(page-builder|visual-editor)\/?$/
/** Nothing moves beside what somebody edits: it would take the time that letters need. */
const stillPath = /^\/funnel\/[^/]+\/builder\/?$/

/** What every screen stands in. It knows neither router nor cache, so pages are rendered ahead with it. */
export function Shell({ notices, personMenu, children }: ShellProps) {
  const pathname = usePathname()
  const isAuth = pathname.includes('/auth')

  if (workbenchPath.test(pathname)) {
    return (
      <div className="relative flex h-dvh flex-col overflow-hidden">
        {notices}
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          {children}
        </main>
        <OfflineBadge />
      </div>
    )
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-fern px-4 py-3 font-semibold text-on-fern focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {!stillPath.test(pathname) && <Backdrop />}
      {notices}
      {!isAuth && <Header personMenu={personMenu} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <ScrollTopButton hasHeader={!isAuth} />
      <OfflineBadge />
    </div>
  )
}
