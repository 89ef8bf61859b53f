import { useInfiniteQuery } from '@tanstack/react-query'
import { type Funnel, leadsCsvPath } from '@wildpath/contract'
import { Download, ShieldAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'

import { buttonClass } from '../../../ui/button-class.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { formatCount } from '../figures.ts'
import { leadsQuery } from '../funnel-queries.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { LeadList } from './lead-list.tsx'
import { NoLeads } from './no-leads.tsx'

type LeadsTabProps = {
  funnel: Funnel
  newCount: number
  onPublish: () => void
  onCopyLink: () => void
}

type Shown = 'accepted' | 'held-back'

export function LeadsTab({ funnel, newCount, onPublish, onCopyLink }: LeadsTabProps) {
  const [search, setSearch] = useSearchParams()
  const shown: Shown = search.get('show') === 'held-back' ? 'held-back' : 'accepted'
  const isHeldBack = shown === 'held-back'
  const leads = useInfiniteQuery(leadsQuery(funnel.id, isHeldBack))
  const pages = leads.data?.pages ?? []
  const entries = pages.flatMap((page) => page.leads)
  const { total = 0, quarantinedTotal = 0 } = pages[0] ?? {}

  function handleShow(next: Shown) {
    setSearch(next === 'held-back' ? { tab: 'leads', show: next } : { tab: 'leads' }, {
      replace: true,
      preventScrollReset: true,
    })
  }

  return (
    <div className="flex flex-col gap-4">
      <h2 className="sr-only">Leads</h2>
      {(isHeldBack || total + quarantinedTotal > 0) && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          {(isHeldBack || quarantinedTotal > 0) && (
            <Segmented
              label="Leads to show"
              value={shown}
              onChange={handleShow}
              options={[
                { value: 'accepted', label: `Leads (${formatCount(total)})` },
                { value: 'held-back', label: `Held back (${formatCount(quarantinedTotal)})` },
              ]}
            />
          )}
          {!isHeldBack && total > 0 && (
            <a
              href={leadsCsvPath(funnel.id)}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden size={18} />
              Download CSV
            </a>
          )}
        </div>
      )}
      {isHeldBack && (
        <Notice
          tone="lantern"
          icon={<ShieldAlert aria-hidden size={20} className="shrink-0 text-lantern" />}
          title="Held back as likely spam"
        >
          These filled in a field no person sees, or many came from one address within a minute.
          They are kept here, but not counted and not in the CSV file.
        </Notice>
      )}
      {leads.isError && (
        <LoadFailure
          title={leads.data ? 'This list may be out of date' : 'Your leads could not be loaded'}
          failure={leads.error}
          isRetrying={leads.isFetching}
          onRetry={() => void leads.refetch()}
        />
      )}
      {leads.isPending && !leads.isError && <LeadsSkeleton />}
      {leads.data && entries.length === 0 && (
        <NoLeads
          isHeldBack={isHeldBack}
          isPublic={funnel.isPublic}
          onPublish={onPublish}
          onCopyLink={onCopyLink}
        />
      )}
      {entries.length > 0 && (
        <LeadList
          key={shown}
          leads={entries}
          total={isHeldBack ? quarantinedTotal : total}
          newCount={isHeldBack ? 0 : newCount}
          hasMore={leads.hasNextPage}
          isLoadingMore={leads.isFetchingNextPage}
          onShowMore={() => void leads.fetchNextPage()}
        />
      )}
    </div>
  )
}

function LeadsSkeleton() {
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <span className="sr-only">Loading leads…</span>
      {['first', 'second', 'third'].map((entry) => (
        <Skeleton key={entry} className="h-28" />
      ))}
    </div>
  )
}
