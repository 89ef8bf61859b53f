import type { Lead } from '@wildpath/contract'

import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { countOf } from '../funnel-stats.ts'
import { leadParts } from './lead/lead-parts.ts'

type DeleteLeadsDialogProps = {
  /** None: nothing is asked. */
  leads: readonly Lead[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function DeleteLeadsDialog({ leads, ...dialog }: DeleteLeadsDialogProps) {
  const [only] = leads
  const isOne = leads.length === 1

  return (
    <ConfirmDialog
      {...dialog}
      isOpen={leads.length > 0}
      title={isOne ? 'Delete this lead?' : `Delete ${countOf(leads.length, 'lead')}?`}
      confirmLabel="Delete"
    >
      <p>
        {isOne && only ? (
          <>
            Everything <strong>{leadParts(only.values).title}</strong> sent, your note and the
            emails kept here or still to come are gone for good. Your numbers count it no longer.
          </>
        ) : (
          <>
            Everything they sent, your notes and the emails kept here or still to come are gone for
            good. Your numbers count them no longer.
          </>
        )}{' '}
        This cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
