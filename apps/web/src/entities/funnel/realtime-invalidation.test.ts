import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import type { LiveHandlers } from '../live-events/subscribe-live-events.ts'
import { funnelKeys } from './funnel-queries.ts'
import { invalidateInRealtime } from './realtime-invalidation.ts'

const nowMs = 1_000_000
const oneFunnel = funnelKeys.one('one')
const everyLead = funnelKeys.leads({})

/** A stream that is told what to say, and two answers in the cache: one young, one a minute old. */
function build() {
  const heard = new Set<LiveHandlers>()
  const cache = new QueryClient()
  cache.setQueryData(oneFunnel, 'funnel', { updatedAt: nowMs - 60_000 })
  cache.setQueryData(everyLead, 'leads', { updatedAt: nowMs - 1000 })
  const stop = invalidateInRealtime(
    cache,
    {
      hear(handlers) {
        heard.add(handlers)
        return () => heard.delete(handlers)
      },
    },
    () => nowMs,
  )
  const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated
  const say = (speak: (handlers: LiveHandlers) => void) => {
    for (const handlers of heard) speak(handlers)
  }
  return { say, stop, isStale }
}

describe('the invalidation of what changes elsewhere', () => {
  it('reads again what an event is about', () => {
    const { say, isStale } = build()
    say(({ onEvent }) => onEvent({ kind: 'chat-changed', chat_id: 'one', position: 1 }))
    expect(isStale(everyLead)).toBe(false)
    say(({ onEvent }) => onEvent({ kind: 'leads-changed', funnel_id: 'one' }))
    expect(isStale(everyLead)).toBe(true)
  })

  it('reads again, when a stream begins, only what is older than the stream is complete for', () => {
    const { say, isStale } = build()
    say(({ onOpen }) => onOpen(30_000))
    expect(isStale(oneFunnel)).toBe(true)
    expect(isStale(everyLead)).toBe(false)
  })

  it('reads everything again when a stream knows nothing of what was before', () => {
    const { say, isStale } = build()
    say(({ onOpen }) => onOpen(0))
    expect([isStale(oneFunnel), isStale(everyLead)]).toEqual([true, true])
  })

  it('allows for an answer that was on its way', () => {
    const { say, isStale } = build()
    say(({ onOpen }) => onOpen(2999))
    expect(isStale(everyLead)).toBe(true)
  })

  it('hears nothing once it has stopped', () => {
    const { say, stop, isStale } = build()
    stop()
    say(({ onOpen }) => onOpen(0))
    expect(isStale(oneFunnel)).toBe(false)
  })
})
