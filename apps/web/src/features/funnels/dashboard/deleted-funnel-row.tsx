import type { DeletedFunnel } from '@wildpath/contract'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'

import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { countOf } from '../funnel-stats.ts'
import { TimeAgo } from '../time-ago.tsx'
import { daysLeftText } from './days-left.ts'
import { useRestoreFunnel } from './use-restore-funnel.ts'

type DeletedFunnelRowProps = {
  funnel: DeletedFunnel
  onPurge: () => void
  onRestored: () => void
}

export function DeletedFunnelRow({ funnel, onPurge, onRestored }: DeletedFunnelRowProps) {
  const titleId = useId()
  const now = useNow()
  const restoration = useRestoreFunnel()

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line px-4 py-3">
      <div className="min-w-0">
        <p id={titleId} className="font-semibold wrap-anywhere">
          {funnel.title}
        </p>
        <p className="text-note text-quiet">
          {countOf(funnel.stats.leads, 'lead')}
          <span aria-hidden> · </span>
          Deleted <TimeAgo time={funnel.deleted_at} />
          <span aria-hidden> · </span>
          {daysLeftText(funnel.purged_at, now)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-describedby={titleId}
          isBusy={restoration.isPending}
          onClick={() => restoration.mutate(funnel, { onSuccess: onRestored })}
        >
          {!restoration.isPending && <RotateCcw aria-hidden size={16} />}
          Restore
        </Button>
        <Button size="small" variant="quiet" aria-describedby={titleId} onClick={onPurge}>
          Delete for good
        </Button>
      </div>
    </div>
  )
}
