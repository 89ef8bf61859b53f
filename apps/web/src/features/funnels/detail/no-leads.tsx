import { Inbox, Link as LinkIcon, Send, ShieldCheck } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type NoLeadsProps = {
  isHeldBack: boolean
  isPublic: boolean
  onPublish: () => void
  onCopyLink: () => void
}

export function NoLeads({ isHeldBack, isPublic, onPublish, onCopyLink }: NoLeadsProps) {
  if (isHeldBack) {
    return (
      <EmptyState
        illustration={<ShieldCheck aria-hidden size={32} className="text-lantern" />}
        title="Nothing held back"
        text="No form that was sent to this page looked like spam."
      />
    )
  }
  return (
    <EmptyState
      illustration={<Inbox aria-hidden size={32} className="text-lantern" />}
      title="No leads yet"
      text={
        isPublic
          ? 'Share the address of your page: every form that is sent shows up here within seconds.'
          : 'Publish the page first: from then on every form that is sent shows up here within seconds.'
      }
      action={
        isPublic ? (
          <Button onClick={onCopyLink}>
            <LinkIcon aria-hidden size={18} />
            Copy Link
          </Button>
        ) : (
          <Button onClick={onPublish}>
            <Send aria-hidden size={18} />
            Publish
          </Button>
        )
      }
    />
  )
}
