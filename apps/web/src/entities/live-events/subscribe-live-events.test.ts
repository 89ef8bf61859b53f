import { liveEventsPath, liveHelloEvent } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { subscribeLiveEvents } from './subscribe-live-events.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const event = { funnel_id: '01a2018a-5bff-7094-84b6-a7aebf4a25d8' }

class FakeStream extends EventTarget {
  readyState = 1
  close() {
    this.readyState = 2
  }
  hello(complete_for_ms: number) {
    this.send(liveHelloEvent, { complete_for_ms })
  }
  news(data: unknown = { kind: 'leads-changed', ...event }) {
    this.send('message', data)
  }
  /** Given up by the browser, or about to be connected again by it. */
  fail(isGivenUp: boolean) {
    if (isGivenUp) this.close()
    this.dispatchEvent(new Event('error'))
  }
  private send(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
}

class FakeChannel extends EventTarget {
  private readonly room: Set<FakeChannel>
  constructor(room: Set<FakeChannel>) {
    super()
    this.room = room
    room.add(this)
  }
  postMessage(data: unknown) {
    for (const other of this.room) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  close() {
    this.room.delete(this)
  }
}

/** A browser whose tabs share one lock and one channel. */
function build({ hasLocks = true } = {}) {
  const streams: FakeStream[] = []
  const room = new Set<FakeChannel>()
  let turn: Promise<unknown> = Promise.resolve()
  const locks = {
    request(_name: string, { signal }: LockOptions, work: () => Promise<void>) {
      const own = turn.then(() => (signal?.aborted === true ? undefined : work()))
      turn = own
      return own
    },
  }
  function openTab() {
    const log: string[] = []
    const close = subscribeLiveEvents(
      {
        onEvent: (heard) =>
          void log.push(
            heard.kind === 'leads-changed' ? `event ${heard.funnel_id.slice(0, 4)}` : heard.kind,
          ),
        onOpen: (completeForMs) => void log.push(`open ${completeForMs}`),
        onClose: () => void log.push('closed'),
      },
      {
        locks: hasLocks ? (locks as unknown as LockManager) : undefined,
        openChannel: () => new FakeChannel(room) as unknown as BroadcastChannel,
        openStream(path) {
          expect(path).toBe(liveEventsPath)
          const stream = new FakeStream()
          streams.push(stream)
          return stream as unknown as EventSource
        },
      },
    )
    return { log, close }
  }
  return { openTab, streams, settle: () => vi.advanceTimersByTimeAsync(0) }
}

describe('the live events of a browser', () => {
  it('are read by one tab, which passes them on to the others', async () => {
    const { openTab, streams, settle } = build()
    const first = openTab()
    const second = openTab()
    await settle()
    expect(streams).toHaveLength(1)
    streams[0]?.hello(5000)
    streams[0]?.news()
    streams[0]?.fail(false)
    expect(first.log).toEqual(['open 5000', 'event 01a2', 'closed'])
    expect(second.log).toEqual(['open 0', 'event 01a2', 'closed'])
  })

  it('tell a tab that comes later that the stream is open, and nobody twice', async () => {
    const { openTab, streams, settle } = build()
    const first = openTab()
    await settle()
    streams[0]?.hello(0)
    const second = openTab()
    await settle()
    expect(second.log).toEqual(['open 0'])
    expect(first.log).toEqual(['open 0'])
  })

  it('say nothing to a tab that comes before the stream is open', async () => {
    const { openTab, settle } = build()
    openTab()
    await settle()
    const second = openTab()
    await settle()
    expect(second.log).toEqual([])
  })

  it('are read by another tab when the one that read them is closed', async () => {
    const { openTab, streams, settle } = build()
    const first = openTab()
    const second = openTab()
    await settle()
    first.close()
    await settle()
    expect(streams.map(({ readyState }) => readyState)).toEqual([2, 1])
    streams[1]?.hello(100)
    expect(second.log).toEqual(['open 100'])
    expect(first.log).toEqual([])
  })

  it('are not read by a tab that was closed while it waited', async () => {
    const { openTab, streams, settle } = build()
    const first = openTab()
    const second = openTab()
    second.close()
    first.close()
    await settle()
    expect(streams.filter(({ readyState }) => readyState !== 2)).toEqual([])
  })

  it('are read by each tab for itself where there are no locks', () => {
    const { openTab, streams } = build({ hasLocks: false })
    const tabs = [openTab(), openTab()]
    expect(streams).toHaveLength(2)
    streams[1]?.news()
    expect(tabs.map(({ log }) => log)).toEqual([[], ['event 01a2']])
    tabs[0]?.close()
    expect(streams.map(({ readyState }) => readyState)).toEqual([2, 1])
  })

  it('leave it to the browser to connect again, and do so themselves when it gave up', () => {
    const { openTab, streams } = build({ hasLocks: false })
    openTab()
    streams[0]?.fail(false)
    vi.advanceTimersByTime(120_000)
    expect(streams).toHaveLength(1)

    streams[0]?.fail(true)
    vi.advanceTimersByTime(999)
    expect(streams).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(streams).toHaveLength(2)
  })

  it('wait twice as long after each failure, a minute at most, and anew after a success', () => {
    const { openTab, streams } = build({ hasLocks: false })
    openTab()
    const delays = [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]
    for (const [index, delayMs] of delays.entries()) {
      streams.at(-1)?.fail(true)
      vi.advanceTimersByTime(delayMs - 1)
      expect(streams).toHaveLength(index + 1)
      vi.advanceTimersByTime(1)
      expect(streams).toHaveLength(index + 2)
    }
    streams.at(-1)?.hello(0)
    streams.at(-1)?.fail(true)
    vi.advanceTimersByTime(1000)
    expect(streams).toHaveLength(delays.length + 2)
  })

  it('end for good, also while a connection is waited for', () => {
    const { openTab, streams } = build({ hasLocks: false })
    const { close } = openTab()
    streams[0]?.fail(true)
    close()
    vi.advanceTimersByTime(120_000)
    expect(streams).toHaveLength(1)
  })

  it('leave out what this build does not know', () => {
    const { openTab, streams } = build({ hasLocks: false })
    const { log } = openTab()
    streams[0]?.news({ kind: 'of-tomorrow' })
    streams[0]?.hello('soon' as never)
    expect(log).toEqual(['open 0'])
  })
})
