import { useQuery } from '@tanstack/react-query'
import { isAdmin } from '@wildpath/contract'
import { useMemo } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'

import { PersonContext } from '../entities/person/person.ts'
import { useAccessChanges } from '../entities/person/use-access-changes.ts'
import { useTimeZoneDetection } from '../entities/person/use-time-zone-detection.ts'
import { dismissUpgrade, useUpgradeRequest } from '../entities/plan/upgrade-request.ts'
import { useReloadOnUserChange } from '../entities/person/user-across-tabs.ts'
import { sessionQuery, useSession } from '../entities/person/session.ts'
import { type Site, SiteContext } from '../entities/site/site.ts'
import { usePreload } from '../lib/use-preload.ts'
import { Dialog } from '../ui/dialog.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { LinkContext } from '../ui/link-context.ts'
import { BarePage } from './bare-page.tsx'
import { AuthenticationErrorScreen } from './failure-screens.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { screenLook } from './screen-look.ts'
import { AppLink } from './shell/app-link.tsx'
import { DemoBanner } from './shell/demo-banner.tsx'
import { OfflineBadge } from './shell/offline-badge.tsx'
import { SiteNotice } from './shell/site-notice.tsx'
import { SupportBanner } from './shell/support-banner.tsx'
import { Shell } from './shell/shell.tsx'
import { useFocusAfterNavigation } from './shell/use-focus-after-navigation.ts'
import { UserMenu } from './shell/user-menu.tsx'

const UpgradeDialog = lazyComponent(
  async () => (await import('../features/billing/upgrade-dialog.tsx')).UpgradeDialog,
)
const WaitingChatsLink = lazyComponent(
  async () =>
    (await import('../features/live-chat/waiting/waiting-chats-link.tsx')).WaitingChatsLink,
  { isDeferred: true },
)
const WaitingChatsWatch = lazyComponent(
  async () =>
    (await import('../features/live-chat/waiting/waiting-chats-watch.tsx')).WaitingChatsWatch,
  { isDeferred: true },
)

const PictureRoundWatch = lazyComponent(
  async () => (await import('../entities/picture-round/picture-round-watch.tsx')).PictureRoundWatch,
  { isDeferred: true },
)

/** The shell around every screen. Nothing is decided while the session is still unknown. */
export function RootLayout() {
  const query = useQuery(sessionQuery)
  const session = useSession()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const upgrade = useUpgradeRequest()
  const surroundings = useMemo(
    () => ({ pathname, search, RoutedLink: AppLink }),
    [pathname, search],
  )
  const look = useMemo(() => screenLook(pathname), [pathname])
  const site = useMemo(() => session && siteOf(session), [session])
  useFocusAfterNavigation(session !== undefined)
  useAccessChanges()
  useTimeZoneDetection()
  usePreload(Dialog)
  useReloadOnUserChange(session && (session.user?.id ?? null))

  if (!session && query.isError && !query.isFetching) {
    return (
      <>
        <BarePage>
          <AuthenticationErrorScreen onRetry={() => void query.refetch()} />
        </BarePage>
        <OfflineBadge />
      </>
    )
  }
  if (!session || !site) return <LoadingScreen />

  return (
    <LinkContext value={surroundings}>
      <SiteContext value={site}>
        <PersonContext value={session.user}>
          <Shell
            look={look}
            notices={
              <>
                {navigation.state === 'loading' && (
                  <div className="fixed inset-x-0 top-0 z-50 h-0.5 animate-shimmer bg-lantern" />
                )}
                <SiteNotice text={session.notice} />
                <DemoBanner />
                <SupportBanner />
              </>
            }
            personMenu={
              session.user && (
                <>
                  {isAdmin(session.user) && <WaitingChatsLink />}
                  <UserMenu user={session.user} />
                </>
              )
            }
          >
            <Outlet />
          </Shell>
          <UpgradeDialog isOpen={upgrade.isOpen} onClose={dismissUpgrade} />
          {session.user && <PictureRoundWatch />}
          {session.user && isAdmin(session.user) && <WaitingChatsWatch adminId={session.user.id} />}
          <ScrollRestoration />
        </PersonContext>
      </SiteContext>
    </LinkContext>
  )
}

function siteOf(session: Omit<Site, 'year'>): Site {
  const { publicUrl, productDomain, providers } = session
  const { supportEmail, support, socialProfiles, measurementId } = session
  const year = new Date().getFullYear()
  return {
    publicUrl,
    productDomain,
    providers,
    supportEmail,
    support,
    socialProfiles,
    measurementId,
    year,
  }
}
