import { CircleCheck, CircleX } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'

type StateBadgeProps = { isGood: boolean; good: string; bad: string }

export function StateBadge({ isGood, good, bad }: StateBadgeProps) {
  const Icon = isGood ? CircleCheck : CircleX
  return (
    <Badge tone={isGood ? 'fern' : 'clay'} icon={<Icon aria-hidden size={14} />}>
      {isGood ? good : bad}
    </Badge>
  )
}
