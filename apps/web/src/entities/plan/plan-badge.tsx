import { type PlanKey, plans } from '@wildpath/contract'
import { ShieldCheck } from 'lucide-react'

import { Badge } from '../../ui/badge.tsx'

/** The plan's name; Admin in red with a shield (spec 1, section 2.2). */
export function PlanBadge({ plan }: { plan: PlanKey }) {
  if (plan === 'admin') {
    return (
      <Badge isStamp tone="clay" icon={<ShieldCheck aria-hidden size={14} />}>
        {plans.admin.label}
      </Badge>
    )
  }
  return (
    <Badge isStamp tone={plan === 'free' ? 'fern' : 'lantern'}>
      {plans[plan].label}
    </Badge>
  )
}
