import { sameOriginPath } from '@wildpath/contract'
import { useEffect } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router'

import { useSession } from '../entities/person/session.ts'
import { preloadScreens } from './preload-screens.ts'

/**
 * What a person sees first after signing in is fetched while they still type. It makes that step quick, and it
 * lets demo mode open when the network is gone by then.
 */
const firstScreens = ['/dashboard', '/funnel/:id', '/new-funnel']

/** Sends signed-in people on: to `redirect` when it stays on this site, else to the dashboard. */
export function VisitorsOnly() {
  const session = useSession()
  const [search] = useSearchParams()
  useEffect(() => preloadScreens(firstScreens), [])

  // Someone in demo mode has no account here yet and may still log in.
  if (!session?.user || session.isDemo) return <Outlet />
  const target = sameOriginPath(search.get('redirect'), window.location.origin)
  return <Navigate to={target ?? '/dashboard'} replace />
}
