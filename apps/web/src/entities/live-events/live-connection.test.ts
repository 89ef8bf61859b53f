import type { LiveEvent } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLiveConnection } from './live-connection.ts'
import type { LiveHandlers } from './subscribe-live-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const news: LiveEvent = { kind: 'leads-changed', funnel_id: 'one' }

function build() {
  const streams: (LiveHandlers & { isStopped: boolean })[] = []
  const connection = createLiveConnection((handlers) => {
    const stream = { ...handlers, isStopped: false }
    streams.push(stream)
    return () => (stream.isStopped = true)
  })
  return { connection, streams }
}

describe('the live connection of a tab', () => {
  it('is one for all who use it, and tells each what it hears', () => {
    const { connection, streams } = build()
    const log: string[] = []
    const hear = (name: string) =>
      connection.hear({
        onOpen: (ms) => void log.push(`${name} open ${ms}`),
        onEvent: ({ kind }) => void log.push(`${name} ${kind}`),
        onClose: () => void log.push(`${name} closed`),
      })
    hear('inbox')
    const stop = hear('chat')
    connection.use('ana')
    connection.use('ana')
    expect(streams).toHaveLength(1)
    streams[0]?.onOpen(5)
    streams[0]?.onEvent(news)
    stop()
    streams[0]?.onClose()
    expect(log).toEqual([
      'inbox open 5',
      'chat open 5',
      'inbox leads-changed',
      'chat leads-changed',
      'inbox closed',
    ])
  })

  it('tells when it comes and goes, once each', () => {
    const { connection, streams } = build()
    const seen: boolean[] = []
    const stop = connection.subscribe(() => seen.push(connection.isConnected()))
    connection.use('ana')
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
    const { connection, streams } = build()
    const leave = connection.use('ana')
    streams[0]?.onOpen(0)
    leave()
    vi.advanceTimersByTime(59_999)
    const leaveAgain = connection.use('ana')
    expect(streams).toHaveLength(1)
    leaveAgain()
    vi.advanceTimersByTime(60_000)
    expect(streams[0]?.isStopped).toBe(true)
    expect(connection.isConnected()).toBe(false)
  })

  it('begins anew for another person', () => {
    const { connection, streams } = build()
    connection.use('ana')()
    connection.use('bo')
    expect(streams.map(({ isStopped }) => isStopped)).toEqual([true, false])
  })
})
