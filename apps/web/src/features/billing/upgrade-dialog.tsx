import { plans, plansAbove } from '@wildpath/contract'
import { clsx } from 'clsx'

import { usePerson } from '../../entities/person/person.ts'
import { useUpgradeRequest } from '../../entities/plan/upgrade-request.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlanCard } from '../../entities/plan/plan-card.tsx'
import { wayBack } from '../../entities/plan/way-back.ts'

type UpgradeDialogProps = { isOpen: boolean; onClose: () => void }

/** Spec 2, 'Upgrade dialog': opened by `requestUpgrade`, hidden where no plan lies above. */
export function UpgradeDialog({ isOpen, onClose }: UpgradeDialogProps) {
  const request = useUpgradeRequest()
  const offers = plansAbove(usePerson()?.plan ?? 'free')

  function handleChoice() {
    wayBack.keep(location.pathname + location.search)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen && offers.length > 0}
      onClose={onClose}
      returnFocus={request.opener}
      size={offers.length > 1 ? 'lg' : 'md'}
      title={`Unlock ${request.feature}`}
      {...(request.note && { description: request.note })}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Maybe Later
        </Button>
      }
    >
      <ul className={clsx('grid gap-4 pt-1', offers.length > 1 && 'sm:grid-cols-2')}>
        {offers.map((key, index) => (
          <li key={key}>
            <PlanCard
              plan={plans[key]}
              badge={index === 0 && <Badge tone="lantern">Recommended</Badge>}
              action={
                <ButtonLink
                  to={`/checkout?plan=${key}`}
                  variant={index === 0 ? 'primary' : 'secondary'}
                  onClick={handleChoice}
                >
                  Choose {plans[key].label}
                </ButtonLink>
              }
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
