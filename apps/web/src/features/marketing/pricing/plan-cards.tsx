import { type PlanKey, plans, type ShownPlanKey, shownPlanKeys } from '@wildpath/contract'

import { usePerson } from '../../../entities/person/person.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlanCard } from '../../../entities/plan/plan-card.tsx'
import { PlanAction } from './plan-action.tsx'

/** The three plans next to each other, for whoever looks. */
export function PlanCards() {
  const current = usePerson()?.plan ?? null

  return (
    <ul className="mx-auto grid gap-5 max-lg:max-w-xl lg:grid-cols-3">
      {shownPlanKeys.map((key) => (
        <li key={key}>
          <PlanCard
            plan={plans[key]}
            badge={badgeOf(key, current)}
            action={<PlanAction plan={key} current={current} />}
          />
        </li>
      ))}
    </ul>
  )
}

function badgeOf(plan: ShownPlanKey, current: PlanKey | null) {
  if (plan === current) return <Badge tone="fern">Your plan</Badge>
  const isNext = plan === 'explorer' && (current === null || current === 'free')
  return isNext ? <Badge tone="lantern">Recommended</Badge> : null
}
