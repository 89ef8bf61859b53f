import { isAdmin } from '@wildpath/contract'
import { Navigate, Outlet } from 'react-router'

import { usePerson } from '../entities/person/person.ts'

/** The admin-only guard: everybody else goes to their dashboard (spec 3, section 2.1). */
export function AdminsOnly() {
  const user = usePerson()
  return user !== null && isAdmin(user) ? <Outlet /> : <Navigate to="/dashboard" replace />
}
