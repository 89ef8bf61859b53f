import type { FeatureRequest } from '@wildpath/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { formatDateTime } from '../../lib/format-date.ts'
import { relativeTime } from '../../lib/relative-time.ts'
import { useNow } from '../../lib/use-now.ts'
import { Link } from '../../ui/link.tsx'
import { requestPath } from './request-words.ts'
import { StatusBadge } from './status-badge.tsx'

type RequestCardProps = {
  request: FeatureRequest
  /** Beside everything: the votes. */
  votes: ReactNode
  /** Below everything: what may be done with it. */
  actions?: ReactNode
  /** On a screen of its own it is the heading there, and told whole. */
  isAlone?: boolean
}

/** What somebody wishes for, what for, and what the team says. */
export function RequestCard({ request, votes, actions, isAlone = false }: RequestCardProps) {
  const { title, purpose, answer } = request

  return (
    <article className="flex gap-4 rounded-card border border-line bg-surface p-4 shadow-low sm:gap-5 sm:p-5">
      <div className="shrink-0">{votes}</div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          {isAlone ? (
            <h1 className="text-title wrap-anywhere">{title}</h1>
          ) : (
            <h2 className="text-title wrap-anywhere">
              <Link
                to={requestPath(request)}
                className="decoration-1 underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            </h2>
          )}
          <StatusBadge status={request.status} />
        </div>
        <p className={clsx('whitespace-pre-line wrap-anywhere', !isAlone && 'line-clamp-4')}>
          {purpose}
        </p>
        <Facts request={request} />
        {answer !== '' && (
          <div className="mt-1 border-l-2 border-fern pl-3">
            <p className="text-note font-semibold text-fern">The team’s answer</p>
            <p className={clsx('whitespace-pre-line wrap-anywhere', !isAlone && 'line-clamp-4')}>
              {answer}
            </p>
          </div>
        )}
        {actions && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </article>
  )
}

function Facts({ request }: { request: FeatureRequest }) {
  const now = useNow()
  const author = request.is_own ? 'you' : (request.author_name ?? 'somebody')

  return (
    <p className="text-note wrap-anywhere text-quiet">
      #{request.number} · proposed by {author}{' '}
      <time dateTime={request.created_at} title={formatDateTime(request.created_at)}>
        {relativeTime(request.created_at, now)}
      </time>
    </p>
  )
}
