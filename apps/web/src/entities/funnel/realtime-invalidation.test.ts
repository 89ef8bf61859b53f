import { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { funnelKeys } from './funnel-queries.ts'
import { createRealtimeInvalidation } from './realtime-invalidation.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const nowMs = 1_000_000
const oneFunnel = funnelKeys.one('one')
const everyLead = funnelKeys.leads({})

/** A stream that is told what to say, and two answers in the cache: one young, one a minute old. */
function build() {
  const streams: (Parameters<Parameters<typeof createRealtimeInvalidation>[0]['listen']>[0] & {
    isStopped: boolean
  })[] = []
  const cache = new QueryClient()
  cache.setQueryData(oneFunnel, 'funnel', { updatedAt: nowMs - 60_000 })
  cache.setQueryData(everyLead, 'leads', { updatedAt: nowMs - 1000 })
  const realtime = createRealtimeInvalidation({
    listen(handlers) {
      const stream = { ...handlers, isStopped: false }
      streams.push(stream)
      return () => (stream.isStopped = true)
    },
    now: () => nowMs,
  })
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated
  return { realtime, streams, cache, isStale }
}

describe('the invalidation of what changes elsewhere', () => {
  it('reads again what an event is about', () => {
    const { realtime, streams, cache, isStale } = build()
    realtime.use('ana', cache)
    streams[0]?.onEvent({ funnel_id: 'one' } as LiveEvent)
    expect(isStale(everyLead)).toBe(true)
  })

  it('reads again, when a stream begins, only what is older than the stream is complete for', () => {
    const { realtime, streams, cache, isStale } = build()
    realtime.use('ana', cache)
    streams[0]?.onOpen(30_000)
    expect(isStale(oneFunnel)).toBe(true)
    expect(isStale(everyLead)).toBe(false)
  })

  it('reads everything again when a stream knows nothing of what was before', () => {
    const { realtime, streams, cache, isStale } = build()
    realtime.use('ana', cache)
    streams[0]?.onOpen(0)
    expect([isStale(oneFunnel), isStale(everyLead)]).toEqual([true, true])
  })

  it('allows for an answer that was on its way', () => {
    const { realtime, streams, cache, isStale } = build()
    realtime.use('ana', cache)
    streams[0]?.onOpen(2999)
    expect(isStale(everyLead)).toBe(true)
  })

  it('tells when the connection comes and goes, once each', () => {
    const { realtime, streams, cache } = build()
    const seen: boolean[] = []
    const stop = realtime.subscribe(() => seen.push(realtime.isConnected()))
    realtime.use('ana', cache)
    streams[0]?.onOpen(0)
    streams[0]?.onOpen(0)
    streams[0]?.onClose()
    streams[0]?.onClose()
    expect(seen).toEqual([true, false])
    stop()
    streams[0]?.onOpen(0)
    expect(seen).toHaveLength(2)
  })

  it('goes on over a glance at another screen, and ends a minute after the last one is left', () => {
    const { realtime, streams, cache } = build()
    const leave = realtime.use('ana', cache)
    streams[0]?.onOpen(0)
    leave()
    vi.advanceTimersByTime(59_999)
    const leaveAgain = realtime.use('ana', cache)
    expect(streams).toHaveLength(1)
    leaveAgain()
    vi.advanceTimersByTime(60_000)
    expect(streams[0]?.isStopped).toBe(true)
    expect(realtime.isConnected()).toBe(false)
  })

  it('begins anew for another person', () => {
    const { realtime, streams, cache } = build()
    realtime.use('ana', cache)()
    realtime.use('bo', cache)
    expect(streams.map(({ isStopped }) => isStopped)).toEqual([true, false])
  })
})
