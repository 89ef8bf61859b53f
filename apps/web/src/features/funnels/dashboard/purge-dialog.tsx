import type { DeletedFunnel } from '@wildpath/contract'
import type { RefObject } from 'react'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { whatGoesForGood } from './deletion-question.ts'
import { usePurgeFunnel } from './use-purge-funnel.ts'

type PurgeDialogProps = {
  /** Null: nothing is asked. */
  funnel: DeletedFunnel | null
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

export function PurgeDialog({ funnel, returnFocus, onClose }: PurgeDialogProps) {
  const purge = usePurgeFunnel(onClose)

  return (
    <ConfirmDialog
      isOpen={funnel !== null}
      title="Delete this adventure for good?"
      confirmLabel="Delete for good"
      isBusy={purge.isPending}
      returnFocus={returnFocus}
      onConfirm={() => funnel && purge.mutate(funnel.id)}
      onClose={onClose}
    >
      {funnel && (
        <p>
          <strong className="wrap-anywhere">{funnel.title}</strong> goes with{' '}
          {whatGoesForGood(funnel.stats.leads)}, and others may take its address. This cannot be
          undone. Your photos stay in your media library.
        </p>
      )}
    </ConfirmDialog>
  )
}
