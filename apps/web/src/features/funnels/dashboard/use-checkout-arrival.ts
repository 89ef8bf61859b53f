import { useQuery } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'
import { useEffect, useEffectEvent, useState } from 'react'

import { sessionQuery } from '../../../entities/person/session.ts'
import { notifySuccess } from '../../../ui/notify.ts'
import { useCheckoutToast } from '../../../entities/plan/use-checkout-toast.ts'
import { welcomeText } from '../../../entities/plan/welcome-text.ts'

const askAgainMs = 4000

/**
 * Welcomes somebody who comes from the checkout, once the session says that the plan is theirs; what
 * the address says is no proof. True while that word is still to come; it is asked for meanwhile.
 */
export function useCheckoutArrival(user: User | null): boolean {
  const [heldBefore, setHeldBefore] = useState<string | null>(null)
  const held = heldText(user)
  const isConfirmed = heldBefore !== null && held !== '' && held !== heldBefore
  const isWaiting = heldBefore !== null && !isConfirmed
  useQuery({ ...sessionQuery, refetchInterval: isWaiting ? askAgainMs : false })

  useCheckoutToast((outcome) => {
    if (outcome === 'success' && held !== '') notifySuccess(welcomeText(user))
    else setHeldBefore(held)
  })

  const welcome = useEffectEvent(() => notifySuccess(welcomeText(user)))
  useEffect(() => {
    if (isConfirmed) welcome()
  }, [isConfirmed])

  return isWaiting
}

/** What is held in one word, to see it change; '' is nothing that is paid or tried. */
function heldText(user: User | null): string {
  const subscription = user?.subscription
  if (!subscription || subscription.status === 'canceled') return ''
  return user.plan === subscription.plan ? `${user.plan} ${subscription.status}` : ''
}
