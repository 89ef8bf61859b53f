import { may, plans } from '@wildpath/contract'
import { Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'

import { RequestBoard } from '../../entities/feature-request/request-board.tsx'
import { RequestCard } from '../../entities/feature-request/request-card.tsx'
import { usePerson } from '../../entities/person/person.ts'
import { useSession } from '../../entities/person/session.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OwnRequestActions } from './own-request-actions.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useRequestVotes } from './use-request-votes.ts'
import { VoteButton } from './vote-button.tsx'

/** /requests: what people wish for, what they vote for, and what the team says. */
export function RequestsScreen() {
  useScreenTitle('Feature requests')
  const isDemo = useSession()?.isDemo ?? false

  return (
    <div className="content-width flex flex-1 flex-col gap-5 py-8 sm:py-10">
      {isDemo ? (
        <>
          <h1 className="text-heading">Feature requests</h1>
          <EmptyState
            illustration={<Lightbulb aria-hidden size={32} className="text-lantern" />}
            title="No board in the demo"
            text="With an account you see what others wish for, and vote for what would help you."
          />
        </>
      ) : (
        <Board />
      )}
    </div>
  )
}

function Board() {
  const plan = usePerson()?.plan ?? 'free'
  const mayPropose = may(plan, { to: 'use', feature: 'feature-requests' }).isAllowed
  const votes = useRequestVotes()
  const [isProposing, setProposing] = useState(false)

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-2xl">
          <h1 className="text-heading">Feature requests</h1>
          <p className="mt-1 text-quiet">
            Vote for what would help you. Votes show the team what is wanted most; its answers stand
            here.
          </p>
        </div>
        {mayPropose && (
          <Button onClick={() => setProposing(true)}>
            <Plus aria-hidden size={18} />
            Propose a feature
          </Button>
        )}
      </div>
      {!mayPropose && (
        <Notice
          title={`Proposing is part of ${plans['expedition-leader'].label}`}
          action={
            <ButtonLink to="/pricing" variant="secondary" size="small">
              Compare plans
            </ButtonLink>
          }
        >
          <p>On {plans[plan].label} you vote for everything here, and each vote counts the same.</p>
        </Notice>
      )}
      <RequestBoard emptyText="Nobody has proposed anything yet.">
        {(request) => (
          <RequestCard
            request={request}
            votes={<VoteButton request={request} onToggle={votes.toggle} />}
            actions={request.is_editable && <OwnRequestActions request={request} />}
          />
        )}
      </RequestBoard>
      <RequestDialog isOpen={isProposing} onClose={() => setProposing(false)} />
    </>
  )
}
