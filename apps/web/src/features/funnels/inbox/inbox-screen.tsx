import { Inbox as InboxMark } from 'lucide-react'

import { usePerson } from '../../../entities/person/person.ts'
import { useSession } from '../../../entities/person/session.ts'
import { useRealtimeInvalidation } from '../../../entities/funnel/use-realtime-invalidation.ts'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { EmailProblemNotice } from '../../../entities/person/email-problem-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFunnels } from '../funnel-queries.ts'
import { Inbox } from './inbox.tsx'
import { NoLeadsAnywhere } from './no-leads-anywhere.tsx'

/** /leads: everybody who wrote, whatever adventure they wrote to. */
export function InboxScreen() {
  const user = usePerson()
  const isDemo = useSession()?.isDemo ?? false
  const funnels = useFunnels()
  useScreenTitle('Leads')
  useRealtimeInvalidation()
  if (!user) return null

  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <h1 className="text-heading">Leads</h1>
      <EmailProblemNotice user={user} />
      {isDemo ? (
        <EmptyState
          illustration={<InboxMark aria-hidden size={32} className="text-lantern" />}
          title="No leads in the demo"
          text="With an account, everybody who fills in a form of yours shows up here."
        />
      ) : (
        <>
          <h2 className="sr-only">Inbox</h2>
          <Inbox
            funnels={funnels.data ?? []}
            noLeads={<NoLeadsAnywhere funnels={funnels.data ?? []} />}
          />
        </>
      )}
    </div>
  )
}
