import { type FunnelSummary, plans, type User } from '@wildpath/contract'
import { PencilOff } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { countOf } from '../funnel-stats.ts'
import { EditableDialog } from './editable-dialog.tsx'

type ReadOnlyNoticeProps = { user: User; funnels: readonly FunnelSummary[] }

/** After a downgrade: which adventures cannot be edited, what still works, and the choice. */
export function ReadOnlyNotice({ user, funnels }: ReadOnlyNoticeProps) {
  const [isOpen, setOpen] = useState(false)
  const count = funnels.filter((funnel) => funnel.is_read_only).length
  if (count === 0) return null
  const { label, funnelLimit } = plans[user.plan]

  return (
    <>
      <Notice
        tone="lantern"
        icon={<PencilOff aria-hidden size={20} className="shrink-0 text-lantern" />}
        title={`${countOf(count, 'adventure')} ${count === 1 ? 'is' : 'are'} read-only`}
        action={
          <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
            Choose the editable one
          </Button>
        }
      >
        {label} includes {funnelLimit} editable adventure. The others stay published and keep
        collecting leads; you can read, unpublish and delete them.
      </Notice>
      {isOpen && <EditableDialog funnels={funnels} onClose={() => setOpen(false)} />}
    </>
  )
}
