import { Navigate, Outlet, useLocation } from 'react-router'

import { loginPath } from '../entities/person/sign-in-paths.ts'
import { usePerson } from '../entities/person/person.ts'

/** Sends visitors to the login screen, which brings them back here. */
export function RequireUser() {
  const user = usePerson()
  const location = useLocation()

  return user ? <Outlet /> : <Navigate to={loginPath(location)} replace />
}
