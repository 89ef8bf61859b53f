import { errorTable, type WebsiteReading } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { networkFailure } from '../../../lib/request-failure.ts'
import { createWebsiteReader } from './website-reader.ts'
import { buildReading } from './website-reading.fixture.ts'

function build({ isKnown = true } = {}) {
  const calls: (PromiseWithResolvers<WebsiteReading> & { address: string; signal: AbortSignal })[] =
    []
  const reader = createWebsiteReader({
    isKnown,
    fetchReading(address, signal) {
      const call = Promise.withResolvers<WebsiteReading>()
      signal.addEventListener('abort', () => call.reject(signal.reason as Error))
      calls.push({ ...call, address, signal })
      return call.promise
    },
  })
  return { reader, calls, state: reader.store.getState }
}

const refusal = (code: keyof typeof errorTable, fields = {}) =>
  new ApiFailure({ code, ...errorTable[code], fields })

describe('reading a website', () => {
  it('is shown while it goes on, and answers what was read', async () => {
    const { reader, calls, state } = build()
    const reading = reader.read('silvercreek.example')
    expect(state()).toEqual({ phase: 'reading', address: 'silvercreek.example' })
    const read = buildReading()
    calls[0]?.resolve(read)
    expect(await reading).toBe(read)
    expect(state()).toEqual({ phase: 'idle' })
  })

  it('ends when it is cancelled', async () => {
    const { reader, calls, state } = build()
    const reading = reader.read('silvercreek.example')
    reader.cancel()
    expect(await reading).toBeNull()
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(state()).toEqual({ phase: 'cancelled' })
  })

  it('gives way to a later one', async () => {
    const { reader, calls, state } = build()
    const first = reader.read('slow.example')
    const second = reader.read('silvercreek.example')
    expect(await first).toBeNull()
    expect(state()).toEqual({ phase: 'reading', address: 'silvercreek.example' })
    calls[1]?.resolve(buildReading())
    expect(await second).not.toBeNull()
  })

  it('asks nobody for people whom the server does not know', async () => {
    const { reader, calls, state } = build({ isKnown: false })
    expect(await reader.read('silvercreek.example')).toBeNull()
    expect(calls).toEqual([])
    expect(state()).toEqual({ phase: 'failed', failure: { kind: 'login' } })
  })

  it.each([
    ['website-forbids', errorTable['website-forbids'].message],
    ['website-empty', errorTable['website-empty'].message],
    ['website-too-slow', errorTable['website-too-slow'].message],
    ['website-unreachable', errorTable['website-unreachable'].message],
    [
      'too-many-requests',
      'You have read many websites within an hour. Nothing was changed; try again later, or go on without it.',
    ],
  ] as const)('says what happened at %s, what was kept and what to do', async (code, text) => {
    const { reader, calls, state } = build()
    const reading = reader.read('silvercreek.example')
    calls[0]?.reject(refusal(code))
    expect(await reading).toBeNull()
    expect(state()).toEqual({ phase: 'failed', failure: { kind: 'other', text } })
    expect(text).toMatch(/Nothing was changed/)
  })

  it.each([
    [refusal('not-signed-in'), { kind: 'login' }],
    [
      refusal('invalid-input', { url: 'Please enter a valid URL' }),
      {
        kind: 'other',
        text: 'Please enter a valid URL. Nothing was changed; try again, or go on without it.',
      },
    ],
    [
      networkFailure(),
      {
        kind: 'other',
        text: 'Network connection failed. Please check your internet connection. Nothing was changed; try again, or go on without it.',
      },
    ],
  ])('knows what %s means', async (failure, shown) => {
    const { reader, calls, state } = build()
    const reading = reader.read('silvercreek.example')
    calls[0]?.reject(failure)
    await reading
    expect(state()).toEqual({ phase: 'failed', failure: shown })
  })
})
