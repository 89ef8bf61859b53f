import { hasAdminPlan, isAdmin } from '@wildpath/contract'

import { usePerson } from '../entities/person/person.ts'
import { useScreenTitle } from '../entities/site/use-screen-title.ts'
import { AdminNav } from '../features/admin/admin-nav.tsx'
import { SecondFactorNeeded } from './second-factor-needed.tsx'
import { LiveChatPanel } from '../features/live-chat/live-chat-panel.tsx'

/** /admin/chats. The panel itself refuses whoever is no admin (spec 3, section 2.11). */
export function LiveChatScreen() {
  const user = usePerson()
  useScreenTitle('Live Chat Support')

  return (
    <div className="content-width flex flex-1 flex-col gap-6 pt-4 pb-8 sm:pb-10">
      {user !== null && isAdmin(user) && <AdminNav />}
      <h1 className="text-heading">Live Chat Support</h1>
      {user !== null && hasAdminPlan(user) && !isAdmin(user) ? (
        <SecondFactorNeeded />
      ) : (
        <LiveChatPanel />
      )}
    </div>
  )
}
