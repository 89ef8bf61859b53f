import type { Funnel } from '@wildpath/contract'
import { CircleCheck, Send } from 'lucide-react'
import { useState } from 'react'

import { PublishChangesDialog } from '../../../entities/funnel/unpublished-changes/publish-changes-dialog.tsx'
import { Button } from '../../../ui/button.tsx'

type PublishButtonProps = { funnel: Funnel; onSettings: () => void; className: string }

/** Publishes the draft, or says that it is published and opens Publish Settings. */
export function PublishButton({ funnel, onSettings, className }: PublishButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const hasChanges = funnel.has_unpublished_changes && !funnel.is_read_only
  const isDone = funnel.isPublic && !hasChanges

  return (
    <>
      <Button
        variant={isDone ? 'secondary' : 'primary'}
        {...(!hasChanges && { 'aria-description': 'Publish Settings' })}
        onClick={hasChanges ? () => setAsking(true) : onSettings}
        className={className}
      >
        {isDone ? (
          <CircleCheck aria-hidden size={18} className="text-fern" />
        ) : (
          <Send aria-hidden size={18} />
        )}
        {hasChanges ? 'Publish changes' : isDone ? 'Published' : 'Publish'}
      </Button>
      <PublishChangesDialog funnel={funnel} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
