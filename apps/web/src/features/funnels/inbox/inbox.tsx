import type { FunnelSummary } from '@wildpath/contract'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'

import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { countOf } from '../funnel-stats.ts'
import { DeleteLeadsDialog } from './delete-leads-dialog.tsx'
import { QuarantineNotice } from './quarantine-notice.tsx'
import { InboxSkeleton } from './inbox-skeleton.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { LeadRows } from './lead-rows.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PauseQuestion } from './pause-question.tsx'
import { focusLead } from './row-focus.ts'
import { useInboxAddress } from './use-inbox-address.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useInboxList } from './use-inbox-list.ts'
import { useLeadSelection } from './use-lead-selection.ts'
import { useTitleCount } from './use-title-count.ts'

const BulkBar = lazyComponent(async () => (await import('./bulk-bar.tsx')).BulkBar)
const LeadPanel = lazyComponent(async () => (await import('./lead/lead-panel.tsx')).LeadPanel)

type InboxProps = {
  /** The leads of this one only. */
  funnelId?: string
  funnels: readonly FunnelSummary[]
  /** Shown while there is no lead at all. */
  noLeads: ReactNode
}

/** The leads of one adventure or of all: found, read, answered and tidied up. */
export function Inbox({ funnelId, funnels, noLeads }: InboxProps) {
  const root = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  const address = useInboxAddress(funnelId)
  const { filter, openId } = address
  const { query, figures, leads, arrivals, isUnused } = useInboxList({ filter, funnelId, top })
  const { shown, arrived } = arrivals
  const tidying = useLeadSelection({
    shown,
    onDeleted: (gone) => gone.some(({ id }) => id === openId) && address.open(null),
  })
  const handleKey = useInboxKeys({
    ids: shown.map(({ id }) => id),
    openId,
    onOpen: address.open,
    onClose: handleClose,
    onClear: tidying.clear,
  })
  useTitleCount(arrived)

  function handleClose() {
    address.open(null)
    if (openId !== null && root.current) focusLead(root.current, openId)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of what is focused within
    <div ref={root} onKeyDown={handleKey} className="flex flex-col gap-4">
      <p aria-live="polite" className="sr-only">
        {arrived > 0 && `${countOf(arrived, 'new lead')} since you opened this screen`}
      </p>
      {isUnused ? (
        noLeads
      ) : (
        <InboxToolbar
          filter={filter}
          funnels={funnelId === undefined ? funnels : []}
          figures={figures}
          onFilter={(change) => {
            tidying.clear()
            address.setFilter(change)
          }}
        />
      )}
      {filter.view === 'held-back' && leads.length > 0 && <QuarantineNotice />}
      {query.isError && (
        <LoadFailure
          title={figures ? 'This list may be out of date' : 'Your leads could not be loaded'}
          failure={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && !query.isError && <InboxSkeleton />}
      <div ref={top} className="-mb-4" />
      <div
        aria-busy={query.isPlaceholderData}
        className={clsx(
          'grid items-start gap-4 lg:gap-6',
          openId !== null && 'lg:grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        {/* The bar stays in the column of its leads: over an open one it would be taken for that one's. */}
        <div className="flex min-w-0 flex-col gap-4">
          {figures && leads.length === 0 && !isUnused && (
            <NothingFound
              isHeldBack={filter.view === 'held-back'}
              search={filter.search}
              onClear={() => address.setFilter({ view: 'all', search: '', funnelId: null })}
            />
          )}
          {figures && shown.length > 0 && (
            <LeadRows
              leads={shown}
              total={figures.total}
              waiting={arrivals.waiting}
              isFresh={arrivals.isFresh}
              openId={openId}
              selected={tidying.selected}
              showsFunnel={funnels.length > 1 && filter.funnelId === null}
              hrefOf={address.hrefOf}
              top={top}
              hasMore={query.hasNextPage}
              isLoadingMore={query.isFetchingNextPage}
              onShowMore={() => void query.fetchNextPage()}
              onOpen={address.open}
              onSelect={tidying.select}
              onSelectAll={tidying.selectAll}
            />
          )}
          {tidying.chosen.length > 0 && (
            <BulkBar
              count={tidying.chosen.length}
              isHeldBack={filter.view === 'held-back'}
              isBusy={tidying.isChanging}
              onAction={tidying.changeChosen}
              onClear={tidying.clear}
            />
          )}
        </div>
        {openId !== null && (
          <LeadPanel
            key={openId}
            id={openId}
            listed={leads.find(({ id }) => id === openId)}
            businessOf={(id) => businessOf(funnels, id)}
            showsFunnel={funnelId === undefined}
            onChange={(lead, action) => tidying.change([lead], action)}
            onClose={handleClose}
          />
        )}
      </div>
      <DeleteLeadsDialog
        leads={tidying.toDelete}
        isBusy={tidying.isChanging}
        onConfirm={tidying.deleteForGood}
        onClose={tidying.keep}
      />
      <PauseQuestion isOpen={tidying.asksToPause} onClose={tidying.closeQuestion} />
    </div>
  )
}

function businessOf(funnels: readonly FunnelSummary[], id: string) {
  return funnels.find((funnel) => funnel.id === id)?.business_info.business_name
}
