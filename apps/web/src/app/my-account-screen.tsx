import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

import { AccountScreen } from '../features/account/account-screen.tsx'
import { SubscriptionCard } from '../features/billing/subscription-card.tsx'
import { forgetDrafts } from '../features/funnel-setup/kept-drafts.ts'
import { usePerson } from '../lib/person.ts'
import { changeUser } from '../lib/session.ts'
import { notifySuccess } from '../ui/notify.ts'

/** /account: the person's own card beside that of their payments. */
export function MyAccountScreen() {
  const user = usePerson()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  if (!user) return null

  async function handleDeleted(userId: string) {
    forgetDrafts(userId)
    // First away, then nobody: the guard of this screen would ask a visitor to log in.
    await navigate('/', { replace: true })
    changeUser(queryClient, null)
    notifySuccess('Your account and everything in it was deleted.')
  }

  return (
    <AccountScreen
      user={user}
      subscription={<SubscriptionCard user={user} />}
      onDeleted={() => void handleDeleted(user.id)}
    />
  )
}
