import { RequestBoard } from '../../../entities/feature-request/request-board.tsx'
import { RequestCard } from '../../../entities/feature-request/request-card.tsx'
import { VoteCount } from '../../../entities/feature-request/vote-count.tsx'
import { useScreenTitle } from '../../../entities/site/use-screen-title.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { RequestActions } from './request-actions.tsx'

/** /admin/requests: where requests are answered and duplicates merged. */
export function RequestsScreen() {
  useScreenTitle('Requests')

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-6">
      <h1 className="text-heading">Requests</h1>
      <p className="max-w-2xl text-quiet">
        What people wish for on the <TextLink to="/requests">board</TextLink>. Whatever you answer
        is read by everybody with an account; the audit log keeps it, too.
      </p>
      <RequestBoard emptyText="What people propose on the board is answered here.">
        {(request) => (
          <RequestCard
            request={request}
            votes={<VoteCount votes={request.votes} />}
            actions={<RequestActions request={request} />}
          />
        )}
      </RequestBoard>
    </div>
  )
}
