import { describe, expect, it } from 'vitest'

import { createPageCache } from './page-cache.ts'

type Page = { funnelId: string; version: number }

function openCache(maximum = 10) {
  const loads: string[] = []
  let version = 1
  const gate = { wait: Promise.resolve() }
  const cache = createPageCache<Page>({
    maximum,
    async load(key) {
      loads.push(key)
      const page = key.startsWith('nobody') ? null : { funnelId: `funnel-${key}`, version }
      await gate.wait
      return page
    },
  })
  return { cache, loads, gate, change: () => (version += 1) }
}

describe('the page cache', () => {
  it('loads once for callers that miss together, then answers at once', async () => {
    const { cache, loads } = openCache()
    await Promise.all([cache.load('blue'), cache.load('blue')])
    expect(loads).toEqual(['blue'])
    expect(cache.peek('blue')).toEqual({ page: { funnelId: 'funnel-blue', version: 1 } })
  })

  it('forgets the pages of a changed funnel only, and every absence', async () => {
    const { cache } = openCache()
    await Promise.all([cache.load('blue'), cache.load('red'), cache.load('nobody')])
    cache.invalidate('funnel-blue')
    expect(cache.peek('blue')).toBeUndefined()
    expect(cache.peek('nobody')).toBeUndefined()
    expect(cache.peek('red')).toBeDefined()
  })

  it('does not keep what was being loaded while something changed', async () => {
    const { cache, gate, change } = openCache()
    const hold = Promise.withResolvers<void>()
    gate.wait = hold.promise
    const slow = cache.load('blue')
    change()
    cache.invalidate('funnel-blue')
    gate.wait = Promise.resolve()
    expect(await cache.load('blue')).toMatchObject({ version: 2 })
    hold.resolve()
    expect(await slow).toMatchObject({ version: 1 })
    expect(cache.peek('blue')).toMatchObject({ page: { version: 2 } })
  })

  it('keeps its pages however many addresses are made up', async () => {
    const { cache } = openCache(2)
    await cache.load('blue')
    for (const key of ['nobody', 'nobody-1', 'nobody-2']) await cache.load(key)
    expect(cache.peek('blue')).toBeDefined()
    expect(cache.peek('nobody')).toBeUndefined()
  })

  it('keeps nothing of another edition', async () => {
    let year = 2030
    const load = async (key: string) => ({ funnelId: key, year })
    const cache = createPageCache({ maximum: 10, load, edition: () => year })
    await cache.load('blue')
    expect(cache.peek('blue')).toBeDefined()
    year = 2031
    expect(cache.peek('blue')).toBeUndefined()
    expect(await cache.load('blue')).toEqual({ funnelId: 'blue', year: 2031 })
  })

  it('stays within its weight, without the page that was asked for going first', async () => {
    const load = async (key: string) => ({ funnelId: key, bytes: Number(key) })
    const cache = createPageCache({
      maximum: 10,
      largestWeight: 100,
      weigh: ({ bytes }) => bytes,
      load,
    })
    for (const key of ['40', '50', '30']) await cache.load(key)
    expect([cache.peek('40'), cache.size()]).toEqual([undefined, 2])
    await cache.load('400')
    expect([cache.peek('400') !== undefined, cache.size()]).toEqual([true, 1])
    cache.invalidate('400')
    for (const key of ['40', '50']) await cache.load(key)
    expect(cache.size()).toBe(2)
  })

  it('gives up the page that was asked for longest ago, however early others came', async () => {
    const { cache } = openCache(2)
    for (const key of ['one', 'two']) await cache.load(key)
    cache.peek('one')
    await cache.load('three')
    expect(['one', 'two', 'three'].map((key) => cache.peek(key) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })

  it('keeps no pages while paused', async () => {
    const { cache } = openCache(2)
    await cache.load('one')
    const underway = cache.load('two')
    cache.pause()
    await underway
    await cache.load('three')
    await cache.load('nobody')
    const keys = ['one', 'two', 'three', 'nobody']
    expect(keys.map((key) => cache.peek(key))).toEqual(keys.map(() => undefined))
    cache.clear()
    await cache.load('one')
    expect(cache.size()).toBe(1)
  })

  it('stays within its size', async () => {
    const { cache } = openCache(2)
    for (const key of ['one', 'two', 'three']) await cache.load(key)
    expect(cache.size()).toBe(2)
    expect(cache.peek('one')).toBeUndefined()
  })
})
