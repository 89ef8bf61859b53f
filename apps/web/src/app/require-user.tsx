import { Navigate, Outlet, useLocation } from 'react-router'

import { loginPath } from '../lib/same-origin-path.ts'
import { usePerson } from '../lib/person.ts'

/** Sends visitors to the login screen, which brings them back here. */
export function RequireUser() {
  const user = usePerson()
  const location = useLocation()

  return user ? <Outlet /> : <Navigate to={loginPath(location)} replace />
}
