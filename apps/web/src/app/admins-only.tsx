import { hasAdminPlan, isAdmin } from '@wildpath/contract'
import { Navigate, Outlet } from 'react-router'

import { usePerson } from '../entities/person/person.ts'
import { SecondFactorNeeded } from './second-factor-needed.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'

// Few people are admins: nobody else waits for its code.
const AdminNav = lazyComponent(
  async () => (await import('../features/admin/admin-nav.tsx')).AdminNav,
  { loading: <div className="h-13" /> },
)

/** The admin-only guard: everybody else goes to their dashboard (spec 3, section 2.1). */
export function AdminsOnly() {
  const user = usePerson()
  if (user === null || !hasAdminPlan(user)) return <Navigate to="/dashboard" replace />
  if (!isAdmin(user)) {
    return (
      <div className="content-width py-8 sm:py-10">
        <SecondFactorNeeded isScreen />
      </div>
    )
  }
  return (
    <>
      <div className="content-width pt-4">
        <AdminNav />
      </div>
      <Outlet />
    </>
  )
}
