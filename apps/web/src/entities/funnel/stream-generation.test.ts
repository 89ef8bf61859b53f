import { describe, expect, it } from 'vitest'

import { streamGeneration } from './stream-generation.ts'
import { createNetworkStatus } from '../../lib/network-status.ts'
import { buildContent } from './testing/build-content.ts'

const data = {
  businessName: 'Cedar Falls Rafting',
  industry: 'water-sports',
  productService: 'Half-day rafting trips',
  mainOffer: 'Free wetsuit rental in June',
  targetCustomer: 'Families with children',
  brandTone: 'friendly',
} as const

const content = buildContent({ headline: 'Ride the upper river' })

function eventStream(...events: object[]) {
  return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
}

function generate(reply: () => Promise<Response>, signal = new AbortController().signal) {
  const stages: string[] = []
  const network = createNetworkStatus()
  const result = streamGeneration(
    { data, signal, onStage: (stage) => stages.push(stage) },
    { fetch: reply, network },
  )
  return { result, stages, network }
}

describe('streamGeneration', () => {
  it('tells the stages and answers with what was written', async () => {
    const { result, stages } = generate(async () =>
      eventStream(
        { type: 'stage', stage: 'reading' },
        { type: 'stage', stage: 'ad_copy' },
        { type: 'done', content, writtenBy: 'copywriter' },
      ),
    )
    expect(await result).toEqual({ content, writtenBy: 'copywriter' })
    expect(stages).toEqual(['reading', 'ad_copy'])
  })

  it('tells what becomes of a draft meanwhile', async () => {
    const drafts: object[] = []
    await streamGeneration(
      {
        data,
        signal: new AbortController().signal,
        onStage: () => {},
        onDraft: (event) => drafts.push(event),
      },
      {
        network: createNetworkStatus(),
        fetch: async () =>
          eventStream(
            { type: 'part', part: { headline: 'Ride' } },
            { type: 'refused', next: 'model' },
            { type: 'done', content, writtenBy: 'model' },
          ),
      },
    )
    expect(drafts).toEqual([
      { type: 'part', part: { headline: 'Ride' } },
      { type: 'refused', next: 'model' },
    ])
  })

  it('fails with the code and message of a failed generation', async () => {
    const failure = { code: 'too-many-requests', message: 'Too many attempts.' } as const
    const { result } = generate(async () => eventStream({ type: 'failed', ...failure }))
    await expect(result).rejects.toMatchObject(failure)
  })

  it('fails when the stream ends too early, although the server was reached', async () => {
    const { result, network } = generate(async () =>
      eventStream({ type: 'stage', stage: 'reading' }),
    )
    await expect(result).rejects.toMatchObject({ code: 'unexpected', status: 200 })
    expect(network.isUnreachable()).toBe(false)
  })

  it('fails with the code of a refusal', async () => {
    const error = { code: 'not-signed-in', message: 'Please log in to continue.' }
    const { result } = generate(async () => Response.json({ error }, { status: 401 }))
    await expect(result).rejects.toMatchObject({ ...error, status: 401 })
  })

  it('remembers that the server could not be reached', async () => {
    const { result, network } = generate(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(result).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(network.isUnreachable()).toBe(true)
  })

  it('fails in the same way when the stream breaks', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new TypeError('network error')),
    })
    const { result } = generate(async () => new Response(broken))
    await expect(result).rejects.toMatchObject({ code: 'unexpected', status: 200 })
  })

  it('passes on the reason of a cancellation', async () => {
    const signal = AbortSignal.abort(new Error('changed my mind'))
    const { result } = generate(() => Promise.reject(new TypeError('aborted')), signal)
    await expect(result).rejects.toThrow('changed my mind')
  })
})
