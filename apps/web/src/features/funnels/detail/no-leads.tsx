import { Inbox, Link as LinkIcon, Send } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

type NoLeadsProps = { isPublic: boolean; onPublish: () => void; onCopyLink: () => void }

export function NoLeads({ isPublic, onPublish, onCopyLink }: NoLeadsProps) {
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
