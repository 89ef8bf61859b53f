import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'

import { failureMessage } from '../../lib/request-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notifyError, notifySuccess } from '../../ui/notify.ts'

type DeletePostProps = {
  what: 'question' | 'answer'
  /** What is lost, in so many words. */
  text: string
  onDelete: () => Promise<unknown>
  onDeleted: () => Promise<unknown>
}

/** Deletes a post of one's own, after a question. */
export function DeletePost({ what, text, onDelete, onDeleted }: DeletePostProps) {
  const [isOpen, setOpen] = useState(false)
  const deletion = useMutation({
    mutationFn: onDelete,
    async onSuccess() {
      setOpen(false)
      notifySuccess(`Your ${what} is deleted.`)
      await onDeleted()
    },
    onError(failure) {
      setOpen(false)
      notifyError(failureMessage(failure, `Your ${what} was not deleted. Please try again.`))
    },
  })

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden size={16} />
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={`Delete your ${what}?`}
        confirmLabel="Delete"
        isBusy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onClose={() => setOpen(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  )
}
