import { GlobeLock } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'

/** Marks a public funnel whose draft differs from the published version. */
export function UnpublishedChangesBadge() {
  return (
    <Badge tone="lantern" icon={<GlobeLock aria-hidden size={14} />}>
      Unpublished changes
    </Badge>
  )
}
