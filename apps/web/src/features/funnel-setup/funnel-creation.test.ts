import type { Funnel } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../entities/funnel/testing/build-business-info.ts'
import type { Written } from '../../entities/funnel/stream-generation.ts'
import { createFunnelCreation } from './funnel-creation.ts'
import { createGeneration } from './generation.ts'

const info = buildBusinessInfo()
const extras = {}
const wanted = { info, extras, plan: 'free' } as const

/** A server that answers when it is told to, and ids that count. */
function build() {
  const calls: (PromiseWithResolvers<Funnel> & { id: string; plan: string })[] = []
  const cached: string[] = []
  let ids = 0
  const generation = createGeneration(() => new Promise<Written>(() => {}))
  const creation = createFunnelCreation({
    generation,
    createFunnel({ id, plan, signal }) {
      const call = Promise.withResolvers<Funnel>()
      signal.addEventListener('abort', () => call.reject(signal.reason as Error))
      calls.push({ ...call, id, plan })
      return call.promise
    },
    cacheFunnel: ({ id }) => Promise.resolve(void cached.push(id)),
    newId: () => `id-${(ids += 1)}`,
  })
  return { creation, generation, calls, cached, phase: () => generation.store.getState().phase }
}

const funnel = { id: 'id-1' } as Funnel

describe('the creation of a funnel', () => {
  it('shows that it writes, and takes over the funnel that was made', async () => {
    const { creation, calls, cached, phase } = build()
    const creating = creation.create({ info, extras, plan: 'explorer' })
    expect(phase()).toBe('writing')
    expect(calls[0]).toMatchObject({ id: 'id-1', plan: 'explorer' })
    calls[0]?.resolve(funnel)
    expect(await creating).toEqual({ kind: 'created', funnel })
    expect(cached).toEqual(['id-1'])
    expect(phase()).toBe('idle')
  })

  it('answers a second press with what becomes of the first', async () => {
    const { creation, calls, cached } = build()
    const both = [creation.create(wanted), creation.create(wanted)]
    expect(calls).toHaveLength(1)
    calls[0]?.resolve(funnel)
    const created = { kind: 'created', funnel }
    expect(await Promise.all(both)).toEqual([created, created])
    expect(cached).toEqual(['id-1'])
  })

  it('is the same funnel when the same answers are sent again, and another for others', async () => {
    const { creation, calls, phase } = build()
    const failure = new Error('no network')
    const first = creation.create(wanted)
    calls[0]?.reject(failure)
    expect(await first).toEqual({ kind: 'failed', failure })
    expect(phase()).toBe('idle')

    const again = creation.create({ ...wanted, info: { ...info } })
    calls[1]?.reject(failure)
    await again
    void creation.create({ ...wanted, info: { ...info, main_offer: 'A whole day' } })
    expect(calls.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  it('is another funnel when the same answers come with other choices', async () => {
    const { creation, calls } = build()
    const first = creation.create(wanted)
    calls[0]?.reject(new Error('no network'))
    await first
    const custom_branding = { logo_url: '', primary_color: '#0a7ea4' }
    void creation.create({ ...wanted, extras: { custom_branding } })
    expect(calls.map(({ id }) => id)).toEqual(['id-1', 'id-2'])
  })

  it('is cancelled, not failed, when the person leaves in the middle', async () => {
    const { creation, generation, cached, phase } = build()
    const creating = creation.create(wanted)
    generation.cancel()
    expect(await creating).toEqual({ kind: 'cancelled' })
    expect(cached).toEqual([])
    expect(phase()).toBe('idle')
  })
})
