import type { PlanFeature } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Hourglass } from 'lucide-react'

import { PlannedMark } from './planned-mark.tsx'

/** One feature of a plan in a list of them; what is still being built says so. */
export function PlanFeatureLine({ feature }: { feature: PlanFeature }) {
  const Icon = feature.isPlanned ? Hourglass : Check
  return (
    <li className={clsx('flex gap-2.5', feature.isPlanned && 'text-quiet')}>
      <Icon
        aria-hidden
        size={18}
        className={clsx('mt-px shrink-0', feature.isPlanned ? 'text-edge' : 'text-fern')}
      />
      <span>
        {feature.name}
        {feature.isPlanned && <PlannedMark />}
      </span>
    </li>
  )
}
