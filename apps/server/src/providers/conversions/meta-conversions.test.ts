import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startMetaEventsServer } from '../../testing/meta-events-server.ts'
import { account, conversion, conversionsContract } from './conversions-contract.ts'
import { createMetaConversions } from './meta-conversions.ts'

let meta: Awaited<ReturnType<typeof startMetaEventsServer>>
beforeAll(async () => {
  meta = await startMetaEventsServer({ tokens: [account.accessToken] })
})
afterAll(() => meta.stop())

const open = (timeoutMs?: number) =>
  createMetaConversions({ apiUrl: `${meta.url}/`, ...(timeoutMs !== undefined && { timeoutMs }) })

describe('conversions at Meta', () => {
  conversionsContract(async () => open())

  it('go to the account, in the body, with the token in no address', async () => {
    meta.received.length = 0
    const answer = await open().send(conversion, account)
    expect(meta.received).toEqual([
      {
        path: '/v26.0/1234567890123456/events',
        token: 'EAAtoken',
        events: [answer.ok ? answer.body : null],
      },
    ])
  })

  it.each([
    [
      { status: 400, error: { code: 190 } },
      { kind: 'account-refused', problem: 'token' },
    ],
    [
      { status: 403, error: { code: 200 } },
      { kind: 'account-refused', problem: 'token' },
    ],
    [
      { status: 400, error: { code: 100, error_subcode: 33 } },
      { kind: 'account-refused', problem: 'token' },
    ],
    [
      { status: 400, error: { code: 100, error_subcode: 2_804_003 } },
      { kind: 'event-refused', reason: 'code 100, subcode 2804003' },
    ],
    [
      { status: 400, error: { code: 4 } },
      { kind: 'busy', retryAfterSeconds: 0 },
    ],
    [
      { status: 429, error: {}, headers: { 'retry-after': '90' } },
      { kind: 'busy', retryAfterSeconds: 90 },
    ],
    [
      { status: 500, error: { code: 2, is_transient: true } },
      { kind: 'unavailable', reason: 'code 2, subcode none' },
    ],
    [
      { status: 502, body: '<html>Bad gateway' },
      { kind: 'unavailable', reason: 'status 502' },
    ],
    [
      { status: 200, body: '{}' },
      { kind: 'unavailable', reason: 'status 200' },
    ],
    ['break' as const, { kind: 'unavailable', reason: 'TypeError' }],
  ])('say of %j what it means', async (turn, failure) => {
    meta.turns.push(turn)
    expect(await open().send(conversion, account)).toEqual({ ok: false, failure })
  })

  it('do not wait for ever', async () => {
    meta.turns.push('hold')
    expect(await open(50).send(conversion, account)).toEqual({
      ok: false,
      failure: { kind: 'unavailable', reason: 'TimeoutError' },
    })
  })

  it('are refused with a token that Meta does not know', async () => {
    const answer = await open().send(conversion, { ...account, accessToken: 'EAAother' })
    expect(answer).toEqual({ ok: false, failure: { kind: 'account-refused', problem: 'token' } })
  })
})
