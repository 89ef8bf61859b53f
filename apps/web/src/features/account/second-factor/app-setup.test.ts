import { describe, expect, it } from 'vitest'

import { createAppSetup } from './app-setup.ts'

const proof = { password: 'rapids1', factor: null }
const setup = { key: 'ABC', address: 'otpauth://totp/Wildpath' }

function open({ codes = ['one'] as string[] | null, failures = [] as Error[] } = {}) {
  const calls: string[] = []
  const fail = () => {
    const failure = failures.shift()
    if (failure) throw failure
  }
  const flow = createAppSetup({
    async begin({ password }) {
      calls.push(`begin ${password}`)
      fail()
      return setup
    },
    async confirm(code) {
      calls.push(`confirm ${code}`)
      fail()
      return { recovery_codes: codes }
    },
    onSetUp: () => calls.push('set up'),
  })
  return { flow, calls, state: () => flow.store.getState() }
}

describe('setting up an authenticator app', () => {
  it('goes from the password to the QR code, and from the first code to the recovery codes', async () => {
    const { flow, calls, state } = open()
    await flow.begin(async () => proof)
    expect(state().step).toEqual({ at: 'scan', setup })
    await flow.confirm('123456')
    expect(state().step).toEqual({ at: 'done', recoveryCodes: ['one'] })
    expect(calls).toEqual(['begin rapids1', 'confirm 123456', 'set up'])
  })

  it('stays where it is when something is refused, and says why until the next try', async () => {
    const wrong = new Error('wrong')
    const { flow, state } = open({ failures: [wrong] })
    await flow.begin(async () => proof)
    expect(state()).toEqual({ step: { at: 'identity' }, isBusy: false, failure: wrong })
    await flow.begin(async () => proof)
    expect(state()).toMatchObject({ step: { at: 'scan' }, failure: null })
  })

  it('sends nothing twice', async () => {
    const { flow, calls } = open()
    await Promise.all([flow.begin(async () => proof), flow.begin(async () => proof)])
    expect(calls).toEqual(['begin rapids1'])
  })

  it('begins anew the next time, with no code left to be seen', async () => {
    const { flow, state } = open()
    await flow.begin(async () => proof)
    await flow.confirm('123456')
    flow.reset()
    expect(state()).toEqual({ step: { at: 'identity' }, isBusy: false, failure: null })
  })
})
