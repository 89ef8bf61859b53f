import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bounds } from '../../limits.ts'
import { openGenerationStream } from './generation-stream.ts'

function build() {
  const written: string[] = []
  const drains: (() => void)[] = []
  const sink = {
    writableNeedDrain: false,
    write: (text: string) => written.push(text) > 0,
    end: () => written.push('end'),
    once: (_: 'drain', listener: () => void) => drains.push(listener),
  }
  const events = () =>
    written
      .filter((text) => text.startsWith('data: '))
      .map((text) => JSON.parse(text.slice(6)) as object)
  return { sink, written, drains, events, stream: openGenerationStream(sink) }
}

describe('the stream of a generation', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('sends parts at once to whoever reads as fast as they come', () => {
    const { stream, events } = build()
    stream.send({ type: 'part', part: { headline: 'Ride' } })
    stream.send({ type: 'part', part: { subheadline: 'The river' } })
    stream.end()
    expect(events()).toEqual([
      { type: 'part', part: { headline: 'Ride' } },
      { type: 'part', part: { subheadline: 'The river' } },
    ])
  })

  it('keeps the parts of a slow reader together until there is room', () => {
    const { stream, sink, drains, events } = build()
    sink.writableNeedDrain = true
    stream.send({ type: 'part', part: { headline: 'Ride' } })
    stream.send({ type: 'part', part: { subheadline: 'The river' } })
    expect(events()).toEqual([])
    expect(drains).toHaveLength(1)
    drains[0]?.()
    expect(events()).toEqual([
      { type: 'part', part: { headline: 'Ride', subheadline: 'The river' } },
    ])
    stream.end()
  })

  it('forgets the parts of a draft that was refused meanwhile', () => {
    const { stream, sink, drains, events } = build()
    sink.writableNeedDrain = true
    stream.send({ type: 'part', part: { headline: 'Ride' } })
    stream.send({ type: 'refused', next: 'model' })
    drains[0]?.()
    expect(events()).toEqual([{ type: 'refused', next: 'model' }])
    stream.end()
  })

  it('gives a sign of life while nothing comes, and none behind the end', () => {
    const { stream, written } = build()
    vi.advanceTimersByTime(bounds.outgoing.eventBeatMs * 2)
    expect(written).toEqual([':\n\n', ':\n\n'])
    stream.end()
    vi.advanceTimersByTime(bounds.outgoing.eventBeatMs * 2)
    expect(written).toEqual([':\n\n', ':\n\n', 'end'])
  })
})
