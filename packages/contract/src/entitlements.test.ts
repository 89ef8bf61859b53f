import { describe, expect, it } from 'vitest'

import { editableFunnels, may } from './entitlements.ts'

describe('what a plan allows', () => {
  it('lets Base Camp make one funnel, and names what more would take', () => {
    expect(may('free', { to: 'create-funnel', funnelCount: 0 })).toEqual({ isAllowed: true })
    expect(may('free', { to: 'create-funnel', funnelCount: 1 })).toEqual({
      isAllowed: false,
      unlock: 'Unlimited Funnels',
    })
    expect(may('explorer', { to: 'create-funnel', funnelCount: 900 }).isAllowed).toBe(true)
  })

  it('lets Base Camp publish one funnel at a time', () => {
    expect(may('free', { to: 'publish-funnel', publicCount: 0 })).toEqual({ isAllowed: true })
    expect(may('free', { to: 'publish-funnel', publicCount: 1 })).toEqual({
      isAllowed: false,
      unlock: 'Unlimited Funnels',
    })
    expect(may('explorer', { to: 'publish-funnel', publicCount: 900 }).isAllowed).toBe(true)
  })

  it('opens features by plan', () => {
    const allowed = (plan: 'free' | 'explorer' | 'expedition-leader' | 'admin') =>
      (['custom-domains', 'clean-exports', 'white-label'] as const).filter(
        (feature) => may(plan, { to: 'use', feature }).isAllowed,
      )
    expect(allowed('free')).toEqual([])
    expect(allowed('explorer')).toEqual(['custom-domains', 'clean-exports'])
    expect(allowed('expedition-leader')).toHaveLength(3)
    expect(allowed('admin')).toHaveLength(3)
  })
})

describe('the funnels that stay editable', () => {
  const ids = ['newest', 'middle', 'oldest']

  it('are all of them while the plan has room', () => {
    expect(editableFunnels('explorer', ids, null)).toBeNull()
    expect(editableFunnels('free', ['only'], 'gone')).toBeNull()
  })

  it('are the newest after a downgrade, unless the owner chose another', () => {
    expect([...(editableFunnels('free', ids, null) ?? [])]).toEqual(['newest'])
    expect([...(editableFunnels('free', ids, 'oldest') ?? [])]).toEqual(['oldest'])
  })

  it('fall back to the newest when the chosen one is gone', () => {
    expect([...(editableFunnels('free', ids, 'deleted') ?? [])]).toEqual(['newest'])
  })
})
