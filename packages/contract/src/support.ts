import type { PlanKey } from './plans.ts'
import type { SupportPromise } from './support-promise.ts'

/** Whose questions come first, the last one first in the queue (spec 1, section 6: priority and dedicated support). */
export const supportTiers = ['standard', 'priority', 'dedicated'] as const
export type SupportTier = (typeof supportTiers)[number]

const tierOfPlan: Record<PlanKey, SupportTier> = {
  'free': 'standard',
  'explorer': 'priority',
  'expedition-leader': 'dedicated',
  'admin': 'standard',
}

export function supportTier(plan: PlanKey): SupportTier {
  return tierOfPlan[plan]
}

export const noPromise: SupportPromise = {
  contactName: null,
  priorityHours: null,
  dedicatedHours: null,
}

/** Hours within which somebody of this tier is answered; null where nothing is promised. */
export function promisedHours(tier: SupportTier, promise: SupportPromise): number | null {
  switch (tier) {
    case 'standard':
      return null
    case 'priority':
      return promise.priorityHours
    case 'dedicated':
      return promise.dedicatedHours ?? promise.priorityHours
  }
}

/** '4 hours' */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`
}
