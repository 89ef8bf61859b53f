import { type ReactNode, useState } from 'react'

import { ChatOpener } from '../../features/support-chat/chat-opener.tsx'
import { SupportChat } from '../../features/support-chat/support-chat.tsx'
import { usePathname } from '../../ui/link-context.ts'
import type { SkyLook } from '../../ui/scenery/sky/sky.tsx'
import { Backdrop } from './backdrop.tsx'
import { CompactFooter } from './compact-footer.tsx'
import { ConsentBanner } from './consent-banner.tsx'
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
}

type ShellProps = {
  look: ScreenLook
  /** What stands above everything while it lasts: progress, the demo's banner. */
  notices?: ReactNode
  /** Nothing beside this shows toasts. */
  isAlone?: boolean
  /** The signed-in person's own menu in the header. */
  personMenu?: ReactNode
  children?: ReactNode
}

/** What every screen stands in. It knows neither router nor cache, so pages are rendered ahead with it. */
export function Shell({ look, notices, personMenu, isAlone = false, children }: ShellProps) {
  const pathname = usePathname()
  const isAuth = pathname.includes('/auth')
  // Work screens use the full width, so a floating button would cover their controls.
  const hasCorner = look.sky === 'scenic'
  const [unreadCount, setUnreadCount] = useState(0)

  if (look.isWorkspace) {
    return (
      <div className="relative flex h-dvh flex-col overflow-hidden">
        <ConsentBanner />
        {notices}
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          {children}
        </main>
        {/* A floating button would cover the tools of a workspace. */}
        <SupportChat hasButton={false} unreadCount={unreadCount} onUnreadCount={setUnreadCount} />
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
      <ConsentBanner />
      {look.sky !== 'none' && <Backdrop look={look.sky} />}
      {notices}
      {!isAuth && (
        <Header personMenu={personMenu} unreadCount={unreadCount} hasCorner={hasCorner} />
      )}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {isAuth && (
        <div className="content-width flex justify-end py-2 xl:hidden">
          <ChatOpener place="header" unreadCount={unreadCount} />
        </div>
      )}
      {hasCorner ? <Footer /> : <CompactFooter />}
      {hasCorner && <ScrollTopButton />}
      <SupportChat
        hasButton={hasCorner}
        unreadCount={unreadCount}
        onUnreadCount={setUnreadCount}
        bringsToasts={isAlone}
      />
      <OfflineBadge />
    </div>
  )
}
