import { z } from 'zod'

export const planKeySchema = z.enum(['free', 'explorer', 'expedition-leader', 'admin'])
export type PlanKey = z.infer<typeof planKeySchema>

type Plan = {
  label: string
  /** US cents a month; null for what is not sold. */
  priceCents: number | null
  /** How many funnels may exist at a time; null is unlimited. */
  funnelLimit: number | null
  /** Whether public pages go without the 'Made with' badge. */
  whiteLabel: boolean
}

/** The one plan catalogue (spec 1, section 6; product.md, 'Plans and money'). */
export const plans: Record<PlanKey, Plan> = {
  'free': { label: 'Base Camp', priceCents: 0, funnelLimit: 1, whiteLabel: false },
  'explorer': { label: 'Explorer', priceCents: 2999, funnelLimit: null, whiteLabel: false },
  'expedition-leader': {
    label: 'Expedition Leader',
    priceCents: 12999,
    funnelLimit: null,
    whiteLabel: true,
  },
  'admin': { label: 'Admin', priceCents: null, funnelLimit: null, whiteLabel: true },
}

/** May a person on this plan, who has `funnelCount` funnels, create another? */
export function canCreateFunnel(plan: PlanKey, funnelCount: number): boolean {
  const limit = plans[plan].funnelLimit
  return limit === null || funnelCount < limit
}
