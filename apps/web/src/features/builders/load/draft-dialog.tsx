import { useRef } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type DraftDialogProps = {
  /** Milliseconds since 1970. */
  updatedAt: number
  /** The page was saved elsewhere after the draft was begun. */
  isOutdated: boolean
  onContinue: () => void
  onDiscard: () => void
}

/** Asks before anything of the draft is shown or forgotten. */
export function DraftDialog({ updatedAt, isOutdated, onContinue, onDiscard }: DraftDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const time = new Date(updatedAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' })

  return (
    <Dialog
      isOpen
      isLocked
      firstFocus={keep}
      onClose={onContinue}
      title="You have unsaved changes"
      description={`They are from ${time} and were kept in this browser; the saved page does not have them.`}
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            Discard them
          </Button>
          <Button ref={keep} onClick={onContinue}>
            Continue with my changes
          </Button>
        </>
      }
    >
      {isOutdated && (
        <p className="text-quiet">
          The page was saved elsewhere since. When you save, you can compare the two and choose.
        </p>
      )}
    </Dialog>
  )
}
