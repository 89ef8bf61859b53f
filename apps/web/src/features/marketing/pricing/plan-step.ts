import type { PlanKey, ShownPlanKey } from '@wildpath/contract'

type PlanStep =
  | { kind: 'current' }
  /** Nothing to buy or to leave. */
  | { kind: 'included'; note: string }
  | { kind: 'go'; to: string; label?: string }

/** What somebody on `current` (null: a visitor) can do about `plan` (spec 1, section 2.6). */
export function planStep(plan: ShownPlanKey, current: PlanKey | null): PlanStep {
  if (plan === current) return { kind: 'current' }
  if (current === 'admin') return { kind: 'included', note: 'Admins have every feature.' }
  if (plan !== 'free') return { kind: 'go', to: `/checkout?plan=${plan}` }
  return current === null
    ? { kind: 'go', to: '/auth/signup', label: 'Start for free' }
    : { kind: 'go', to: '/account', label: 'Change in your account' }
}
