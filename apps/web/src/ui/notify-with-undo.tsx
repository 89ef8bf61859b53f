import { Button } from './button.tsx'
import { dismissMessage, notifyCustom } from './notify.ts'

/** Long enough to look at what was done. */
const undoMs = 15_000

type Undoable = {
  text: string
  /** Of messages of one kind the newest one stands. */
  id: string
  onUndo: () => void
}

/** Says what was done, with the way back. */
export function notifyWithUndo({ text, id, onUndo }: Undoable): void {
  function handleUndo() {
    dismissMessage(id)
    onUndo()
  }

  notifyCustom(
    <span className="flex flex-wrap items-center justify-between gap-3">
      {text}
      <Button size="small" variant="secondary" onClick={handleUndo}>
        Undo
      </Button>
    </span>,
    { id, durationMs: undoMs },
  )
}

/** Takes the way back away once it would undo something else. */
export function withdrawUndo(id: string): void {
  dismissMessage(id)
}
