import { isAdmin } from '@wildpath/contract'
import { Outlet } from 'react-router'

import { usePerson } from '../lib/person.ts'
import { NotFoundScreen } from './failure-screens.tsx'

/** Screens that nobody else learns of. */
export function AdminsOnly() {
  const user = usePerson()
  return user !== null && isAdmin(user) ? <Outlet /> : <NotFoundScreen />
}
