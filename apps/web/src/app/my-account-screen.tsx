import { useQueryClient } from '@tanstack/react-query'
import { hasAdminPlan, isAdmin } from '@wildpath/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { AccountCards } from '../features/account/account-cards.tsx'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { SubscriptionCard } from '../features/billing/subscription-card.tsx'
import { clearDrafts } from '../features/funnel-setup/stored-drafts.ts'
import { usePerson } from '../entities/person/person.ts'
import { announceUserChange } from '../entities/person/user-across-tabs.ts'
import { changeUser } from '../entities/person/session.ts'
import { setSessionFlag } from '../lib/session-flags.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { notifySuccess } from '../ui/notify.ts'
import { SecondFactorNeeded } from './second-factor-needed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'

const loading = <Skeleton className="h-96" />

const AdminPanel = lazyComponent(
  async () => (await import('../features/admin/admin-panel.tsx')).AdminPanel,
  { loading },
)
const LiveChatPanel = lazyComponent(
  async () => (await import('../features/live-chat/live-chat-panel.tsx')).LiveChatPanel,
  { loading },
)

const ownTab = 'account'

/** /account: the person's own card beside that of their payments; admins look after the installation in further tabs. */
export function MyAccountScreen() {
  const user = usePerson()
  const handleDeleted = useFarewell()
  const [params, setParams] = useSearchParams()
  if (!user) return null

  const own = (
    <AccountCards
      user={user}
      subscription={<SubscriptionCard user={user} />}
      onDeleted={() => handleDeleted(user.id)}
    />
  )
  if (!hasAdminPlan(user)) return <AccountScreen>{own}</AccountScreen>

  const forAdmins = (panel: ReactNode) => (isAdmin(user) ? panel : <SecondFactorNeeded />)
  const tabs = [
    { value: ownTab, label: 'My Account', content: own },
    { value: 'admin', label: 'Admin Panel', content: forAdmins(<AdminPanel />) },
    { value: 'chats', label: 'Live Chat Support', content: forAdmins(<LiveChatPanel />) },
  ]
  const asked = params.get('tab')
  return (
    <AccountScreen>
      <Tabs
        label="Account and installation"
        value={tabs.find(({ value }) => value === asked)?.value ?? ownTab}
        // What another tab keeps in the address is of no use here.
        onChange={(tab) =>
          setParams(tab === ownTab ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
        tabs={tabs}
      />
    </AccountScreen>
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
