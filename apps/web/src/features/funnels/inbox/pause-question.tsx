import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useContactedFollowUps } from '../use-contacted-follow-ups.ts'

type PauseQuestionProps = { isOpen: boolean; onClose: () => void }

/** Asked until the owner decides: follow-ups may be out of place once a conversation has started. */
export function PauseQuestion({ isOpen, onClose }: PauseQuestionProps) {
  const save = useContactedFollowUps()
  const decide = (pause: boolean) => save.mutate({ pause }, { onSuccess: onClose })

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      title="Pause follow-up emails to leads you've contacted?"
      description="Paused emails continue if you set the lead back to New. You can change this later under Follow-ups."
      footer={
        <>
          <Button variant="quiet" disabled={save.isPending} onClick={() => decide(false)}>
            Keep sending
          </Button>
          <Button isBusy={save.isPending} onClick={() => decide(true)}>
            Pause them
          </Button>
        </>
      }
    />
  )
}
