import type { User } from '@wildpath/contract'
import { CircleAlert, MountainSnow } from 'lucide-react'

import { useSite } from '../../../entities/site/site.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { planOffer } from './plan-offer.ts'

/** One line about the plan: what is at stake, or what the next one adds. */
export function PlanBanner({ user }: { user: User }) {
  const offer = planOffer(user, useNow(), useSite())
  if (offer === null) return null
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
