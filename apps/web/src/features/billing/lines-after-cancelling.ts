import { plans, type Subscription } from '@wildpath/contract'

type Cancelling = {
  /** A higher plan that an admin gave; it stays. */
  given: Subscription | undefined
  /** The paid time is over already. */
  isOver: boolean
  /** Adventures that become read-only on the free plan. */
  olderCount: number
  /** What runs at ad platforms, in sentences; '' where none is known of. */
  runningAds: string
  formatDate: (time: string) => string
}

/** What the account is like once the paid time is over. */
export function linesAfterCancelling(cancelling: Cancelling): string[] {
  const { given, isOver, olderCount, runningAds, formatDate } = cancelling
  if (given !== undefined) {
    const { label } = plans[given.plan]
    return [
      `Your ${label} plan stays: it was given to you until ${formatDate(given.currentPeriodEnd)}, and nothing is charged for it.`,
      `When both are over, your account is on ${plans.free.label}, which includes 1 funnel.`,
    ]
  }
  return [
    `${isOver ? 'Your' : 'After that your'} account is on ${plans.free.label}, which includes 1 funnel.`,
    readOnlyText(olderCount),
    `${['Ads that run at Facebook or Google Ads go on at your cost.', runningAds].join(' ').trim()} You can pause and delete them here on every plan; new ones need a paid plan.`,
  ]
}

function readOnlyText(olderCount: number): string {
  const who =
    olderCount === 0
      ? 'Further adventures become read-only'
      : `${olderCount} older adventure${olderCount === 1 ? ' becomes' : 's become'} read-only`
  return `${who}: still published, still collecting leads, but not editable. You choose which one stays editable.`
}
