import { Button } from '../../../ui/button.tsx'
import { dismissMessage, notifyCustom } from '../../../ui/notify.ts'

const toastId = 'section-changes-dropped'

/** Says that a section stays as it was, and how the changes come back after all. */
export function notifyDropped(name: string, onKeep: () => void): void {
  notifyCustom(
    <span className="flex flex-wrap items-center justify-between gap-3">
      Changes to {name} dropped
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          dismissMessage(toastId)
          onKeep()
        }}
      >
        Keep them
      </Button>
    </span>,
    { id: toastId },
  )
}
