import { Navigate, Outlet, useLocation } from 'react-router'

import { loginPath } from '../lib/same-origin-path.ts'
import { useUser } from '../lib/session.ts'

/** Sends visitors to the login screen, which brings them back here. */
export function RequireUser() {
  const user = useUser()
  const location = useLocation()

  return user ? <Outlet /> : <Navigate to={loginPath(location)} replace />
}
