import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      title="Draft restored"
      action={
        <Button variant="secondary" size="small" onClick={onDiscard}>
          Discard Draft
        </Button>
      }
    >
      These are the answers you had typed before. They are kept in this browser only.
    </Notice>
  )
}
