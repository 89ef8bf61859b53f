import { isThere, type PlanFeature } from '@wildpath/contract'
import { clsx } from 'clsx'
import { Check, Hourglass } from 'lucide-react'

import { useSite } from '../site/site.ts'
import { planFeatureText } from './plan-feature-text.ts'

type PlanFeatureListProps = {
  features: readonly PlanFeature[]
  /** Classes that lay each of the two lists out. */
  listClass: string
}

/** What a plan has today, and apart from it what is planned: nobody pays in the belief that it is there. */
export function PlanFeatureList({ features, listClass }: PlanFeatureListProps) {
  const site = useSite()
  const today = features.filter(({ capability }) => isThere(capability, site))
  const planned = features.filter(({ capability }) => !isThere(capability, site))

  return (
    <div className="text-note">
      <ul className={listClass}>
        {today.map((feature) => (
          <Line key={feature.name} text={planFeatureText(feature, site)} isPlanned={false} />
        ))}
      </ul>
      {planned.length > 0 && (
        <>
          <p className="mt-5 mb-2.5 text-quiet">Planned</p>
          <ul className={clsx('text-quiet', listClass)}>
            {planned.map(({ name }) => (
              <Line key={name} text={name} isPlanned />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Line({ text, isPlanned }: { text: string; isPlanned: boolean }) {
  const Icon = isPlanned ? Hourglass : Check
  return (
    <li className="flex gap-2.5">
      <Icon
        aria-hidden
        size={18}
        className={clsx('mt-px shrink-0', isPlanned ? 'text-edge' : 'text-fern')}
      />
      {text}
    </li>
  )
}
