import type { User } from '@wildpath/contract'

import { formatDate } from '../../lib/format-date.ts'

/** What somebody reads whose plan has just become theirs. */
export function welcomeText(user: Pick<User, 'subscription'> | null): string {
  const subscription = user?.subscription
  const trialEnd = subscription?.status === 'trialing' ? subscription.currentPeriodEnd : null
  return trialEnd === null
    ? 'Welcome to your new adventure plan! Your subscription is now active.'
    : `Welcome to your new adventure plan! Your free trial runs until ${formatDate(trialEnd)}.`
}
