import type { AdConnection } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { shownAccount, adPanelState } from './panel-state.ts'

const held = { accountName: 'Demo account', connectedAt: '2031-05-01T10:00:00.000Z' }
const connection = (
  mode: AdConnection['mode'],
  state: 'disconnected' | 'connected' | 'reconnect' = 'disconnected',
): AdConnection => ({
  mode,
  connection: state === 'disconnected' ? { state } : { state, ...held },
})

describe('the panel of an ad platform', () => {
  it.each([
    ['explorer', undefined, false, { kind: 'loading' }],
    ['explorer', undefined, true, { kind: 'failed' }],
    ['free', connection('off'), false, { kind: 'coming-soon' }],
    ['explorer', connection('off'), false, { kind: 'coming-soon' }],
    ['free', connection('sandbox'), false, { kind: 'upgrade', running: null }],
    [
      'free',
      connection('live', 'connected'),
      false,
      { kind: 'upgrade', running: { isDemo: false, accountName: 'Demo account' } },
    ],
    ['explorer', connection('sandbox'), false, { kind: 'connect', isDemo: true }],
    ['expedition-leader', connection('live'), false, { kind: 'connect', isDemo: false }],
    [
      'admin',
      connection('sandbox', 'connected'),
      false,
      { kind: 'connected', isDemo: true, accountName: 'Demo account' },
    ],
    [
      'explorer',
      connection('live', 'reconnect'),
      false,
      { kind: 'reconnect', accountName: 'Demo account' },
    ],
    // What was read before stays when it cannot be read again.
    ['explorer', connection('live'), true, { kind: 'connect', isDemo: false }],
  ] as const)('of %s with %o', (plan, seen, isFailed, state) => {
    expect(adPanelState(plan, { connection: seen, isFailed })).toEqual(state)
  })

  it('shows the only account by itself, and of several the chosen one', () => {
    const [one, two] = [{ id: 'a' }, { id: 'b' }]
    expect(shownAccount([one], null)).toBe(one)
    expect(shownAccount([one], 'gone')).toBe(one)
    expect(shownAccount([one, two], null)).toBeNull()
    expect(shownAccount([one, two], 'b')).toBe(two)
    expect(shownAccount([], 'b')).toBeNull()
  })
})
