import { type PlanKey, plans, type ShownPlanKey } from '@wildpath/contract'

import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { planStep } from './plan-step.ts'

type PlanActionProps = { plan: ShownPlanKey; current: PlanKey | null }

/** The button on a plan's card (spec 1, section 2.6). */
export function PlanAction({ plan, current }: PlanActionProps) {
  const step = planStep(plan, current)

  switch (step.kind) {
    case 'current':
      return (
        <Button disabled className="w-full">
          Current Plan
        </Button>
      )
    case 'included':
      return <p className="flex min-h-11 items-center text-note text-quiet">{step.note}</p>
    case 'go':
      return (
        <ButtonLink
          to={step.to}
          variant={plan === 'explorer' ? 'primary' : 'secondary'}
          className="w-full"
        >
          {step.label ?? `Choose ${plans[plan].label}`}
        </ButtonLink>
      )
  }
}
