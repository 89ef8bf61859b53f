import { useQuery } from '@tanstack/react-query'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'

import { UpgradeDialog } from '../features/billing/upgrade-dialog.tsx'
import { sessionQuery } from '../lib/session.ts'
import { BarePage } from './bare-page.tsx'
import { AuthenticationErrorScreen } from './failure-screens.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { DemoBanner } from './shell/demo-banner.tsx'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { OfflineBadge } from './shell/offline-badge.tsx'
import { ScrollTopButton } from './shell/scroll-top-button.tsx'
import { useArrival } from './shell/use-arrival.ts'

/** The shell around every screen. Nothing is decided while the session is still unknown. */
export function RootLayout() {
  const session = useQuery(sessionQuery)
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isReady = session.data !== undefined
  useArrival(isReady)

  if (!isReady && session.isError && !session.isFetching) {
    return (
      <>
        <BarePage>
          <AuthenticationErrorScreen onRetry={() => void session.refetch()} />
        </BarePage>
        <OfflineBadge />
      </>
    )
  }
  if (!isReady) return <LoadingScreen />

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-fern px-4 py-3 font-semibold text-on-fern focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      {navigation.state === 'loading' && (
        <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-shimmer bg-lantern" />
      )}
      <DemoBanner />
      {!pathname.includes('/auth') && <Header />}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        <Outlet />
      </main>
      <Footer />
      <ScrollTopButton />
      <OfflineBadge />
      <UpgradeDialog />
      <ScrollRestoration />
    </div>
  )
}
