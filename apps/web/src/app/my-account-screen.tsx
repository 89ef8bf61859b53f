import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { AccountScreen } from '../features/account/account-screen.tsx'
import { SubscriptionCard } from '../features/billing/subscription-card.tsx'
import { clearDrafts } from '../features/funnel-setup/stored-drafts.ts'
import { usePerson } from '../entities/person/person.ts'
import { announceUserChange } from '../entities/person/user-across-tabs.ts'
import { changeUser } from '../entities/person/session.ts'
import { setSessionFlag } from '../lib/session-flags.ts'
import { notifySuccess } from '../ui/notify.ts'

/** /account: the person's own card beside that of their payments. */
export function MyAccountScreen() {
  const user = usePerson()
  const handleDeleted = useFarewell()
  if (!user) return null

  return (
    <AccountScreen
      user={user}
      subscription={<SubscriptionCard user={user} />}
      onDeleted={() => handleDeleted(user.id)}
    />
  )
}

/**
 * Leads home and says goodbye. The browser forgets the person only when this screen is gone: before,
 * its guard would ask a visitor to log in.
 */
function useFarewell(): (userId: string) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const isDeleted = useRef(false)

  useEffect(
    () => () => {
      if (!isDeleted.current) return
      changeUser(queryClient, null)
      notifySuccess('Your account and everything in it was deleted.')
    },
    [queryClient],
  )

  return (userId) => {
    clearDrafts(userId)
    void import('../features/builders/store/stored-drafts.ts').then(
      ({ clearStoredDrafts }) => clearStoredDrafts(),
      () => {},
    )
    announceUserChange(null)
    isDeleted.current = true
    // Home is where this leads: without the flag, a first visit there goes on to the dashboard.
    setSessionFlag('visitedHomePage')
    void navigate('/', { replace: true })
  }
}
