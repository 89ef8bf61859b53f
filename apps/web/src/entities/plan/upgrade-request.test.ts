import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { dismissUpgrade, readUpgradeRequest, requestUpgrade } from './upgrade-request.ts'

beforeAll(() => {
  vi.stubGlobal('HTMLElement', EventTarget)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const feature = 'unlimited adventures'
const note = 'Your answers are kept.'

it('opens the upgrade dialog for what a plan does not include, and knows where the focus was', () => {
  const button = new EventTarget() as HTMLElement
  requestUpgrade({ feature, note }, button)
  expect(readUpgradeRequest()).toEqual({ isOpen: true, feature, note, opener: { current: button } })
})

it('still says what it was about while it closes', () => {
  requestUpgrade({ feature }, null)
  dismissUpgrade()
  expect(readUpgradeRequest()).toMatchObject({ isOpen: false, feature })
})

it('shows no note of an earlier request', () => {
  requestUpgrade({ feature, note }, null)
  requestUpgrade({ feature: 'more rewrites' }, null)
  expect(readUpgradeRequest()).toEqual({
    isOpen: true,
    feature: 'more rewrites',
    opener: { current: null },
  })
})
