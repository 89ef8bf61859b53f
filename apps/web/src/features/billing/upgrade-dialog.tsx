import { plans, plansAbove, priceText, type SoldPlanKey } from '@wildpath/contract'

import { usePerson } from '../../lib/person.ts'
import { dismissUpgrade, useUpgradeRequest } from '../../lib/upgrade-request.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Spec 2, 'Upgrade dialog': opened by `requestUpgrade`, hidden where no plan lies above. */
export function UpgradeDialog() {
  const request = useUpgradeRequest()
  const offers = plansAbove(usePerson()?.plan ?? 'free')

  return (
    <Dialog
      isOpen={request.isOpen && offers.length > 0}
      onClose={dismissUpgrade}
      returnFocus={request.opener}
      size="lg"
      title={`Unlock ${request.feature}`}
      {...(request.note && { description: request.note })}
      footer={
        <Button variant="secondary" onClick={dismissUpgrade}>
          Maybe Later
        </Button>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {offers.map((key, index) => (
          <Offer key={key} plan={key} isRecommended={index === 0} />
        ))}
      </ul>
    </Dialog>
  )
}

function Offer({ plan: key, isRecommended }: { plan: SoldPlanKey; isRecommended: boolean }) {
  const plan = plans[key]

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-title">{plan.label}</h3>
        {isRecommended && <Badge tone="lantern">Recommended</Badge>}
      </div>
      <p>
        <span className="font-display text-heading tabular-nums">{priceText(plan.priceCents)}</span>{' '}
        <span className="text-quiet">per month</span>
      </p>
      <ul className="list-disc pl-5 text-note text-quiet">
        {plan.features.map((feature) => (
          <li key={feature.name}>{feature.name}</li>
        ))}
      </ul>
      <ButtonLink to={`/checkout?plan=${key}`} onClick={dismissUpgrade}>
        Choose {plan.label}
      </ButtonLink>
    </li>
  )
}
