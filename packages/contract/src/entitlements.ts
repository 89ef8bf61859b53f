import { type Feature, type PlanKey, plans } from './plans.ts'

/** What a person is about to do, with what the answer depends on. */
export type Action =
  | { to: 'create-funnel'; funnelCount: number }
  | { to: 'edit-funnel'; isReadOnly: boolean }
  /** `publicCount` is how many others of the owner are published. */
  | { to: 'publish-funnel'; publicCount: number }
  /** `regenerations` is how often this funnel was written anew before. */
  | { to: 'regenerate'; regenerations: number }
  | { to: 'use'; feature: Feature }

/** `unlock` names what is missing, for the dialog 'Unlock {feature}'. */
export type Verdict = { isAllowed: true } | { isAllowed: false; unlock: string }

export const customDomains = 'Custom Domains'
export const adImages = 'AI Image Generation'
export const adAccounts = 'Ad Accounts'

const names: Record<Feature, string> = {
  'custom-domains': customDomains,
  'white-label': 'White-Label Pages',
  'clean-exports': 'Exports Without Watermark',
  'feature-requests': 'Feature Requests',
  'custom-training': 'Custom Training',
  'ad-images': adImages,
  'ad-accounts': adAccounts,
}
export const unlimitedFunnels = 'Unlimited Funnels'
export const unlimitedRegeneration = 'Unlimited Regeneration'

/**
 * May somebody whose plan in force is `plan` do this? The one answer, for the server's refusals and
 * for what the web offers (product.md, 'Plans and money').
 */
export function may(plan: PlanKey, action: Action): Verdict {
  switch (action.to) {
    case 'create-funnel':
      return verdict(isWithinLimit(plan, action.funnelCount), unlimitedFunnels)
    case 'publish-funnel':
      return verdict(isWithinLimit(plan, action.publicCount), unlimitedFunnels)
    case 'edit-funnel':
      return verdict(!action.isReadOnly, unlimitedFunnels)
    case 'regenerate':
      return verdict(regenerationsLeft(plan, action.regenerations) !== 0, unlimitedRegeneration)
    case 'use':
      return verdict(
        (plans[plan].opens as readonly Feature[]).includes(action.feature),
        names[action.feature],
      )
  }
}

/**
 * Which funnels of an owner may be changed: null is all of them. Where the plan has fewer than there
 * are, the chosen one stays editable, else the newest; the others are read-only.
 * `newestFirst` are the ids of all the owner's funnels.
 */
export function editableFunnels(
  plan: PlanKey,
  newestFirst: readonly string[],
  chosen: string | null,
): ReadonlySet<string> | null {
  const limit = plans[plan].funnelLimit
  if (limit === null || newestFirst.length <= limit) return null
  const preferred = chosen !== null && newestFirst.includes(chosen) ? [chosen] : []
  const others = newestFirst.filter((id) => id !== chosen)
  return new Set([...preferred, ...others].slice(0, limit))
}

/** How often a funnel may still be written anew; null is without limit. */
export function regenerationsLeft(plan: PlanKey, regenerations: number): number | null {
  const limit = plans[plan].regenerationLimit
  return limit === null ? null : Math.max(0, limit - regenerations)
}

/** Whether one more fits. */
function isWithinLimit(plan: PlanKey, count: number): boolean {
  const limit = plans[plan].funnelLimit
  return limit === null || count < limit
}

function verdict(isAllowed: boolean, unlock: string): Verdict {
  return isAllowed ? { isAllowed } : { isAllowed, unlock }
}
