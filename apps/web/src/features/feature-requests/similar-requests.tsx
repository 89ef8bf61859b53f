import { useQuery } from '@tanstack/react-query'

import { similarRequestsQuery } from '../../entities/feature-request/feature-request-queries.ts'
import { requestPath, votesText } from '../../entities/feature-request/request-words.ts'
import { StatusBadge } from '../../entities/feature-request/status-badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** What is on the board already that a title sounds like: a vote for it says the same. */
export function SimilarRequests({ title }: { title: string }) {
  const similar = useQuery(similarRequestsQuery(title))
  const requests = similar.isEnabled ? (similar.data?.requests ?? []) : []

  return (
    <div aria-live="polite">
      {requests.length > 0 && (
        <section className="rounded-control bg-raised px-3.5 py-3 text-note">
          <p className="mb-1 font-semibold">Is it one of these? A vote counts as much.</p>
          <ul className="flex flex-col">
            {requests.map((request) => (
              <li
                key={request.number}
                className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1"
              >
                <TextLink
                  to={requestPath(request)}
                  className="min-w-0 flex-1 basis-48 py-1 wrap-anywhere"
                >
                  {request.title}
                </TextLink>
                <span className="flex items-center gap-2 text-quiet">
                  {votesText(request.votes)}
                  <StatusBadge status={request.status} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
