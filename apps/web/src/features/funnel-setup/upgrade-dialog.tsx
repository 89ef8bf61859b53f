import { type PlanKey, plans } from '@wildpath/contract'
import type { RefObject } from 'react'

import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { planFacts, plansAbove, priceText } from './plan-facts.ts'

type UpgradeDialogProps = {
  isOpen: boolean
  plan: PlanKey
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Spec 2, 'Upgrade dialog': what the paid plans are, for someone whose plan is full. */
export function UpgradeDialog({ isOpen, plan, onClose, returnFocus }: UpgradeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocus={returnFocus}
      size="lg"
      title="Unlock Unlimited Funnels"
      description={`${plans[plan].label} includes one adventure, and you have it. Your answers are kept.`}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Maybe Later
        </Button>
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {plansAbove(plan).map((key, index) => (
          <li key={key} className="flex flex-col gap-3 rounded-card border border-line p-5">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="text-title">{plans[key].label}</h3>
              {index === 0 && <Badge tone="lantern">Recommended</Badge>}
            </div>
            <p>
              <span className="font-display text-heading tabular-nums">{priceText(key)}</span>{' '}
              <span className="text-quiet">per month</span>
            </p>
            <ul className="list-disc pl-5 text-note text-quiet">
              {planFacts(key).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-note text-quiet">
        To make room without a plan, delete the adventure you have on your{' '}
        <TextLink to="/dashboard">dashboard</TextLink>. Its leads are deleted with it.
      </p>
    </Dialog>
  )
}
