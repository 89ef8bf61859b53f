import type { PlanFeature } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Hourglass } from 'lucide-react'

type PlanFeatureListProps = {
  features: readonly PlanFeature[]
  /** Classes that lay each of the two lists out. */
  listClass: string
}

/** What a plan has today, and apart from it what is planned: nobody pays in the belief that it is there. */
export function PlanFeatureList({ features, listClass }: PlanFeatureListProps) {
  const today = features.filter(({ isPlanned }) => !isPlanned)
  const planned = features.filter(({ isPlanned }) => isPlanned)

  return (
    <div className="text-note">
      <ul className={listClass}>
        {today.map((feature) => (
          <Line key={feature.name} feature={feature} />
        ))}
      </ul>
      {planned.length > 0 && (
        <>
          <p className="mt-5 mb-2.5 text-quiet">Planned</p>
          <ul className={clsx('text-quiet', listClass)}>
            {planned.map((feature) => (
              <Line key={feature.name} feature={feature} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Line({ feature: { name, isPlanned } }: { feature: PlanFeature }) {
  const Icon = isPlanned ? Hourglass : Check
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden
        size={18}
        className={clsx('mt-px shrink-0', isPlanned ? 'text-edge' : 'text-fern')}
      />
      {name}
    </li>
  )
}
