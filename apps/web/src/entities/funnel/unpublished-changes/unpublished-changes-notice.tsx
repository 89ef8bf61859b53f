import type { Funnel } from '@wildpath/contract'
import { GlobeLock } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PublishChangesDialog } from './publish-changes-dialog.tsx'

export function UnpublishedChangesNotice({ funnel }: { funnel: Funnel }) {
  const [isAsking, setAsking] = useState(false)
  if (!funnel.has_unpublished_changes) return null

  return (
    <>
      <Notice
        tone="lantern"
        icon={<GlobeLock aria-hidden size={20} className="shrink-0 text-lantern" />}
        title="Unpublished changes"
        {...(!funnel.is_read_only && {
          action: (
            <Button size="small" onClick={() => setAsking(true)}>
              Publish changes
            </Button>
          ),
        })}
      >
        Visitors still see the version you published last.
      </Notice>
      <PublishChangesDialog funnel={funnel} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
