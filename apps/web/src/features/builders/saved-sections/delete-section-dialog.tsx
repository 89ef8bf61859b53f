import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SavedSection } from '@wildpath/contract'
import type { RefObject } from 'react'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { savedSectionsQuery } from './saved-section-queries.ts'

type DeleteSectionDialogProps = {
  section: SavedSection
  onClose: () => void
  /** Receives focus, because the section's own button is removed with it. */
  returnFocus: RefObject<HTMLElement | null>
}

export function DeleteSectionDialog({ section, onClose, returnFocus }: DeleteSectionDialogProps) {
  const queryClient = useQueryClient()
  const deletion = useMutation({
    mutationFn: () =>
      callApi(api.deleteSavedSection, { params: { id: section.id } }).catch(ignoreDeleted),
    onSuccess: () => {
      queryClient.setQueryData(savedSectionsQuery.queryKey, (sections) =>
        sections?.filter(({ id }) => id !== section.id),
      )
      notifySuccess('Saved section deleted')
      onClose()
    },
    onError: (failure) => notifyError(failureMessage(failure, 'The section was not deleted.')),
  })

  return (
    <ConfirmDialog
      isOpen
      title="Delete this saved section?"
      confirmLabel="Delete section"
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <p className="[overflow-wrap:anywhere]">
        “{section.name}” will be removed from My sections. Pages keep their copies. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  )
}

/** A section that another tab deleted is deleted. */
function ignoreDeleted(failure: unknown): object {
  if (failure instanceof ApiFailure && failure.code === 'saved-section-not-found') return {}
  throw failure
}
