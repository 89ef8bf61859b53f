import { useQuery } from '@tanstack/react-query'
import type { Lead } from '@wildpath/contract'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'

import { ApiFailure } from '../../../../entities/api/api-failure.ts'
import { usePolling } from '../../../../entities/funnel/use-realtime-invalidation.ts'
import { useWide } from '../../../../lib/use-wide.ts'
import { Card } from '../../../../ui/card.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { LeadAction } from '../optimistic-leads.ts'
import { leadQuery } from '../lead-queries.ts'
import { LeadDetails } from './lead-details.tsx'
import { leadParts } from './lead-parts.ts'

const refreshMs = 10_000

type LeadPanelProps = {
  id: string
  /** The same lead as the list has it, until more is known. */
  listed: Lead | undefined
  businessOf: (funnelId: string) => string | undefined
  showsFunnel: boolean
  onChange: (lead: Lead, action: LeadAction) => void
  onClose: () => void
}

/** An open lead, which takes the focus: beside the list where there is room, over the whole screen on phones. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, listed, onClose } = props
  const isWide = useWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const polling = usePolling(refreshMs)
  const detail = useQuery({ ...leadQuery(id), refetchInterval: polling })
  const isGone = detail.error instanceof ApiFailure && detail.error.code === 'lead-not-found'
  const lead = isGone ? undefined : (detail.data ?? listed)
  const title = lead ? leadParts(lead.values).title : isGone ? 'Not in your inbox' : 'Lead'

  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const content = (
    <>
      {isGone && <p className="text-quiet">This lead is no longer in your inbox.</p>}
      {detail.isError && !isGone && (
        <LoadFailure
          title={lead ? 'This may be out of date' : 'The lead could not be loaded'}
          failure={detail.error}
          isRetrying={detail.isFetching}
          onRetry={() => void detail.refetch()}
        />
      )}
      {!lead && !detail.isError && <Skeleton className="h-64" />}
      {lead && (
        <LeadDetails
          key={lead.id}
          lead={lead}
          followUps={detail.data?.follow_ups}
          business={props.businessOf(lead.funnel_id) ?? lead.funnel_title}
          language={detail.data?.language ?? 'en'}
          showsFunnel={props.showsFunnel}
          onChange={(action) => props.onChange(lead, action)}
          onDelete={() => props.onChange(lead, { kind: 'delete' })}
        />
      )}
    </>
  )

  if (!isWide) {
    return (
      <Dialog isOpen isTall onClose={onClose} title={title}>
        {content}
      </Dialog>
    )
  }
  return (
    <aside aria-label="Open lead" className="sticky top-20">
      <Card className="scroll-cue flex max-h-[calc(100dvh-6rem)] flex-col gap-4 overflow-y-auto">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="text-title wrap-anywhere outline-none">
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose} className="-mt-1.5 -mr-2">
            <X aria-hidden size={20} />
          </IconButton>
        </div>
        {content}
      </Card>
    </aside>
  )
}
