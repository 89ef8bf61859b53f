import { useQuery } from '@tanstack/react-query'
import type { Lead } from '@wildpath/contract'
import { ArrowRight } from 'lucide-react'

import { usePolling } from '../../../entities/funnel/use-realtime-invalidation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Link } from '../../../ui/link.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { formatCount } from '../funnel-stats.ts'
import { TimeAgo } from '../time-ago.tsx'
import { answersPreview, leadParts } from './lead/lead-parts.ts'
import { newestLeadsQuery } from './lead-queries.ts'

const refreshMs = 15_000

type NewestLeadsProps = {
  /** Absent for all adventures. */
  funnelId?: string
  showsFunnel?: boolean
}

/** The latest unanswered leads, each a link to the lead in its inbox. */
export function NewestLeads({ funnelId, showsFunnel = false }: NewestLeadsProps) {
  const query = useQuery(newestLeadsQuery(funnelId, usePolling(refreshMs)))
  const inbox = funnelId === undefined ? '/leads?' : `/funnel/${funnelId}?tab=leads&`
  const total = query.data?.total ?? 0

  return (
    <Card className="p-0! sm:p-0!">
      <section aria-labelledby="newest-leads">
        <div className="flex min-h-14 items-center gap-2.5 pr-3 pl-5 sm:pl-6">
          <h2 id="newest-leads" className="font-sans text-body font-semibold tracking-normal">
            New leads
          </h2>
          {total > 0 && <Badge tone="lantern">{formatCount(total)}</Badge>}
          <Link
            to={inbox.slice(0, -1)}
            className="ml-auto inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-note font-semibold text-fern hover:underline"
          >
            All leads
            <ArrowRight aria-hidden size={16} />
          </Link>
        </div>
        {query.isError && (
          <div className="px-5 pb-5 sm:px-6">
            <LoadFailure
              title={query.data ? 'This list may be out of date' : 'Your leads could not be loaded'}
              failure={query.error}
              isRetrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </div>
        )}
        {query.isPending && !query.isError && <Skeleton className="mx-5 mb-5 h-12 sm:mx-6" />}
        {query.data &&
          (total === 0 ? (
            <p className="px-5 pb-5 text-note text-quiet sm:px-6">No new leads right now.</p>
          ) : (
            <ul className="border-t border-line">
              {query.data.leads.map((lead) => (
                <li key={lead.id} className="border-line not-last:border-b">
                  <NewLead
                    lead={lead}
                    to={`${inbox}show=new&lead=${lead.id}`}
                    showsFunnel={showsFunnel}
                  />
                </li>
              ))}
            </ul>
          ))}
      </section>
    </Card>
  )
}

type NewLeadProps = { lead: Lead; to: string; showsFunnel: boolean }

function NewLead({ lead, to, showsFunnel }: NewLeadProps) {
  const { title, answers } = leadParts(lead.values)
  const detail = [showsFunnel && lead.funnel_title, answersPreview(answers)].filter(Boolean)

  return (
    <Link
      to={to}
      className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 px-5 py-2.5 -outline-offset-2 hover:bg-raised sm:px-6"
    >
      <span className="truncate font-semibold">{title}</span>
      <span className="text-note whitespace-nowrap text-quiet">
        <TimeAgo time={lead.enquired_at} />
      </span>
      <span className="col-span-2 truncate text-note text-quiet">{detail.join(' · ')}</span>
    </Link>
  )
}
