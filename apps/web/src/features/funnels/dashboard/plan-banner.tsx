import type { User } from '@wildpath/contract'
import { CircleAlert, MountainSnow } from 'lucide-react'

import { useSite } from '../../../entities/site/site.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { planOffer } from './plan-offer.ts'

type PlanBannerProps = {
  user: User
  /** A warning needs action now. An offer describes the next plan. */
  kind: 'warning' | 'offer'
}

export function PlanBanner({ user, kind }: PlanBannerProps) {
  const offer = planOffer(user, useNow(), useSite())
  if (offer === null || (offer.tone === 'neutral') !== (kind === 'offer')) return null
  const Icon = offer.tone === 'clay' ? CircleAlert : MountainSnow

  return (
    <Notice
      tone={offer.tone}
      icon={
        <Icon
          aria-hidden
          size={20}
          className={`shrink-0 ${offer.tone === 'clay' ? 'text-clay' : 'text-lantern'}`}
        />
      }
      title={offer.title}
      action={
        <ButtonLink
          to={offer.action.to}
          size="small"
          variant={offer.tone === 'clay' ? 'primary' : 'secondary'}
        >
          {offer.action.label}
        </ButtonLink>
      }
    >
      {offer.text}
    </Notice>
  )
}
