import { Inbox as InboxMark, Plus } from 'lucide-react'

import { usePerson } from '../../../lib/person.ts'
import { useSession } from '../../../lib/session.ts'
import { useLiveNews } from '../../../lib/use-live-news.ts'
import { useScreenTitle } from '../../../lib/use-screen-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmailProblemNotice } from '../../../ui/email-problem-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useFunnels } from '../funnel-queries.ts'
import { Inbox } from './inbox.tsx'

/** /leads: everybody who wrote, whatever adventure they wrote to. */
export function InboxScreen() {
  const user = usePerson()
  const isDemo = useSession()?.isDemo ?? false
  const funnels = useFunnels()
  useScreenTitle('Leads')
  useLiveNews()
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
            noLeads={<NoLeadsAnywhere hasFunnels={(funnels.data ?? []).length > 0} />}
          />
        </>
      )}
    </div>
  )
}

function NoLeadsAnywhere({ hasFunnels }: { hasFunnels: boolean }) {
  return (
    <EmptyState
      illustration={<InboxMark aria-hidden size={32} className="text-lantern" />}
      title="No leads yet"
      text={
        hasFunnels
          ? 'Publish an adventure and share its address: every form that is sent shows up here within seconds.'
          : 'Create an adventure first: its page has a form, and every form that is sent shows up here.'
      }
      action={
        hasFunnels ? (
          <ButtonLink to="/dashboard">Go to Your Adventures</ButtonLink>
        ) : (
          <ButtonLink to="/new-funnel">
            <Plus aria-hidden size={20} />
            Create Your First Adventure
          </ButtonLink>
        )
      }
    />
  )
}
