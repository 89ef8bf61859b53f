import { PencilOff } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'

/** On a funnel that the plan leaves readable only. */
export function ReadOnlyBadge() {
  return (
    <Badge tone="lantern" icon={<PencilOff aria-hidden size={14} />}>
      Read-only
    </Badge>
  )
}
