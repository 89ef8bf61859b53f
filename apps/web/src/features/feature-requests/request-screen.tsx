import { useQuery } from '@tanstack/react-query'
import { featureRequestNumberSchema } from '@wildpath/contract'
import { ArrowLeft, Lightbulb } from 'lucide-react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { featureRequestQuery } from '../../entities/feature-request/feature-request-queries.ts'
import { RequestCard } from '../../entities/feature-request/request-card.tsx'
import { requestPath } from '../../entities/feature-request/request-words.ts'
import { useScreenTitle } from '../../entities/site/use-screen-title.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OwnRequestActions } from './own-request-actions.tsx'
import { useRequestVotes } from './use-request-votes.ts'
import { VoteButton } from './vote-button.tsx'

/** /requests/12: one request; the number of a duplicate leads to the one it was merged into. */
export function RequestScreen() {
  const number = featureRequestNumberSchema.safeParse(useParams()['number']).data

  return (
    <div className="content-width flex flex-1 flex-col gap-4 py-8 sm:py-10">
      <TextLink to="/requests" className="inline-flex min-h-11 items-center gap-2 self-start">
        <ArrowLeft aria-hidden size={18} />
        All requests
      </TextLink>
      {number === undefined ? <NotOnBoard /> : <Request number={number} />}
    </div>
  )
}

function Request({ number }: { number: number }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const votes = useRequestVotes()
  const { data: request, ...query } = useQuery(featureRequestQuery(number))
  useScreenTitle(request?.title ?? 'Feature request')
  const from = featureRequestNumberSchema.safeParse(params.get('from')).data

  if (query.error instanceof ApiFailure && query.error.code === 'feature-request-not-found') {
    return <NotOnBoard />
  }
  if (query.isError && request === undefined) {
    return (
      <LoadFailure
        title="The request could not be loaded"
        failure={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (request === undefined) return <Skeleton className="h-48" />
  if (request.number !== number) {
    return <Navigate to={`${requestPath(request)}?from=${number}`} replace />
  }
  return (
    <>
      {from !== undefined && from !== number && (
        <Notice>
          <p>Request #{from} asks for the same, so it was merged into this one.</p>
        </Notice>
      )}
      <RequestCard
        isAlone
        request={request}
        votes={<VoteButton request={request} onToggle={votes.toggle} />}
        actions={
          request.is_editable && (
            <OwnRequestActions request={request} onDeleted={() => void navigate('/requests')} />
          )
        }
      />
    </>
  )
}

function NotOnBoard() {
  useScreenTitle('Feature request')

  return (
    <>
      <h1 className="sr-only">Feature request</h1>
      <EmptyState
        illustration={<Lightbulb aria-hidden size={32} className="text-lantern" />}
        title="This request is not on the board"
        text="It was deleted, or the link is not complete."
        action={
          <ButtonLink to="/requests" variant="secondary">
            See all requests
          </ButtonLink>
        }
      />
    </>
  )
}
