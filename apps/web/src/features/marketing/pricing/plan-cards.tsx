import { plans, shownPlanKeys } from '@wildpath/contract'

import { usePerson } from '../../../lib/person.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PlanCard } from '../../../ui/plan-card.tsx'
import { PlanAction } from './plan-action.tsx'

/** The three plans next to each other, for whoever looks. */
export function PlanCards() {
  const current = usePerson()?.plan ?? null

  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {shownPlanKeys.map((key) => (
        <li key={key}>
          <PlanCard
            plan={plans[key]}
            badge={key === current ? <Badge tone="fern">Your plan</Badge> : null}
            action={<PlanAction plan={key} current={current} />}
          />
        </li>
      ))}
    </ul>
  )
}
