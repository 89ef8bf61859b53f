import type { FactorProof, PasskeyProof, User } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { PasskeyNotUsed } from '../../entities/person/passkeys.ts'
import { createSecondStep } from './second-step.ts'

const user = { id: 'ana' } as User
const passkey = { id: 'key' } as PasskeyProof
const refusal = (code: 'wrong-code' | 'second-step-expired', message: string) =>
  new ApiFailure({ code, status: 401, message })

function start({
  ways = { app: true, passkey: true },
  answers = [] as (User | Error)[],
  showPasskey = async () => passkey,
} = {}) {
  const sent: FactorProof[] = []
  const passed: string[] = []
  const expired: string[] = []
  const flow = createSecondStep({
    ways,
    async pass(proof) {
      sent.push(proof)
      const answer = answers.shift() ?? user
      if (answer instanceof Error) throw answer
      return answer
    },
    showPasskey,
    onPassed: ({ id }) => passed.push(id),
    onExpired: (message) => expired.push(message),
  })
  return { flow, sent, passed, expired }
}

describe('the second step', () => {
  it('begins with the app where there is one, else with the passkey', () => {
    expect(start().flow.store.getState().way).toBe('app')
    const onlyPasskey = start({ ways: { app: false, passkey: true } }).flow
    expect(onlyPasskey.store.getState().way).toBe('passkey')
    expect(onlyPasskey.otherWays()).toEqual(['recovery-code'])
  })

  it('offers every other way the person has', () => {
    const { flow } = start()
    expect(flow.otherWays()).toEqual(['passkey', 'recovery-code'])
    flow.choose('recovery-code')
    expect(flow.otherWays()).toEqual(['app', 'passkey'])
  })

  it('says what was wrong, and forgets it on another way', async () => {
    const { flow, passed } = start({ answers: [refusal('wrong-code', 'Not right')] })
    await flow.submitCode('000000')
    expect(flow.store.getState()).toEqual({ way: 'app', isBusy: false, failure: 'Not right' })
    flow.choose('passkey')
    expect(flow.store.getState().failure).toBeNull()
    await flow.submitPasskey()
    expect(passed).toEqual(['ana'])
  })

  it('sends one attempt at a time', async () => {
    const { flow, sent } = start()
    await Promise.all([flow.submitCode('123456'), flow.submitCode('123456')])
    expect(sent).toEqual([{ kind: 'code', code: '123456' }])
  })

  it('lets a closed dialog be opened again', async () => {
    let isClosed = true
    const { flow, sent, passed } = start({
      showPasskey: async () => {
        if (isClosed) throw new PasskeyNotUsed('closed')
        return passkey
      },
    })
    await flow.submitPasskey()
    expect(flow.store.getState()).toMatchObject({ isBusy: false, failure: 'closed' })
    expect(sent).toEqual([])
    isClosed = false
    await flow.submitPasskey()
    expect(passed).toEqual(['ana'])
  })

  it('goes back to the password when it took too long', async () => {
    const { flow, expired } = start({ answers: [refusal('second-step-expired', 'Too long')] })
    await flow.submitCode('123456')
    expect(expired).toEqual(['Too long'])
  })
})
