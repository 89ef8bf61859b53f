import { useEffect } from 'react'
import { Navigate, Outlet, useSearchParams } from 'react-router'

import { sameOriginPath } from '../entities/person/same-origin-path.ts'
import { useSession } from '../entities/person/session.ts'
import { preloadFirstScreens } from './preload-first-screens.ts'

/** Sends signed-in people on: to `redirect` when it stays on this site, else to the dashboard. */
export function VisitorsOnly() {
  const session = useSession()
  const [search] = useSearchParams()
  useEffect(preloadFirstScreens, [])

  // Someone in demo mode has no account here yet and may still log in.
  if (!session?.user || session.isDemo) return <Outlet />
  const target = sameOriginPath(search.get('redirect'), window.location.origin)
  return <Navigate to={target ?? '/dashboard'} replace />
}
