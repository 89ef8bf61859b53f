import { describe, expect, it } from 'vitest'

import { planStep } from './plan-step.ts'

describe('what a plan card offers', () => {
  it('sends a visitor to sign-up for the free plan and to the checkout for a paid one', () => {
    expect(planStep('free', null)).toMatchObject({ kind: 'go', to: '/auth/signup' })
    expect(planStep('explorer', null)).toEqual({ kind: 'go', to: '/checkout?plan=explorer' })
    expect(planStep('expedition-leader', null)).toEqual({
      kind: 'go',
      to: '/checkout?plan=expedition-leader',
    })
  })

  it('offers nothing on the plan that somebody has', () => {
    expect(planStep('free', 'free')).toEqual({ kind: 'current' })
    expect(planStep('explorer', 'explorer')).toEqual({ kind: 'current' })
  })

  it('shows people on a paid plan the way back to the free one', () => {
    expect(planStep('free', 'explorer')).toMatchObject({ kind: 'go', to: '/account' })
  })

  it('sells nothing to an admin', () => {
    expect(planStep('explorer', 'admin').kind).toBe('included')
  })
})
