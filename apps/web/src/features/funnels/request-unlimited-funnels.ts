import { type Funnel, type PlanKey, plans, unlimitedFunnels } from '@wildpath/contract'

import { requestUpgrade } from '../../entities/plan/upgrade-request.ts'

/** Opens the upgrade dialog for a funnel that the plan leaves readable only. */
export function requestUnlimitedFunnels(plan: PlanKey): void {
  const note = `This adventure is read-only on ${plans[plan].label}. It stays as it is, and so do its leads.`
  requestUpgrade({ feature: unlimitedFunnels, note })
}

/** A read-only funnel may be made private, but not published; only the dialog about plans helps. */
export function isUnpublishable(funnel: Pick<Funnel, 'is_read_only' | 'isPublic'>): boolean {
  return funnel.is_read_only && !funnel.isPublic
}
