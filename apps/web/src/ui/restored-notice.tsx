import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** What was typed before a reload or a new login is back. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="lake"
      title="Unsaved changes restored"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      These are the changes you had made here before. They are not saved yet.
    </Notice>
  )
}
