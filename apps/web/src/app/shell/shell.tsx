import type { ReactNode } from 'react'

import { SupportChat } from '../../features/support-chat/support-chat.tsx'
import { usePathname } from '../../ui/link-context.ts'
import type { SkyLook } from '../../ui/scenery/sky/sky.tsx'
import { Backdrop } from './backdrop.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineBadge } from './offline-badge.tsx'
import { ScrollTopButton } from './scroll-top-button.tsx'

/** What stands around a screen. */
export type ScreenLook = {
  /** Nothing moves beside what somebody edits: it would take the time that letters need. */
  sky: SkyLook | 'none'
  /** It needs all the room there is; its own bar leads back. */
  isWorkspace: boolean
  /** On phones no round button stands in the corner, on its own ones. */
  keepsCornerFree: boolean
}

type ShellProps = {
  look: ScreenLook
  /** What stands above everything while it lasts: progress, the demo's banner. */
  notices?: ReactNode
  /** Nothing beside this shows toasts. */
  isAlone?: boolean
  /** The signed-in person's own menu in the header. */
  personMenu?: ReactNode
  children: ReactNode
}

/** What every screen stands in. It knows neither router nor cache, so pages are rendered ahead with it. */
export function Shell({ look, notices, personMenu, isAlone = false, children }: ShellProps) {
  const pathname = usePathname()
  const isAuth = pathname.includes('/auth')

  if (look.isWorkspace) {
    return (
      <div className="relative flex h-dvh flex-col overflow-hidden">
        {notices}
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          {children}
        </main>
        {/* Its button would lie on the tools of a workspace. */}
        <SupportChat hasButton={false} />
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
      {look.sky !== 'none' && <Backdrop look={look.sky} />}
      {notices}
      {!isAuth && <Header personMenu={personMenu} />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer />
      <ScrollTopButton hasHeader={!isAuth} />
      <SupportChat
        hasButton={look.keepsCornerFree ? 'where there is room' : true}
        bringsToasts={isAlone}
      />
      <OfflineBadge />
    </div>
  )
}
