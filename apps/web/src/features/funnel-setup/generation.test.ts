import type { GenerationStage } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../entities/funnel/testing/build-business-info.ts'
import type { DraftEvent, Written } from '../../entities/funnel/stream-generation.ts'
import { buildContent } from '../../entities/funnel/testing/build-content.ts'
import { createGeneration } from './generation.ts'

const info = buildBusinessInfo()

/** A generation whose stream is told what to do; each call of the stream is one of `calls`. */
function build() {
  const calls: {
    signal: AbortSignal
    onStage: (stage: GenerationStage) => void
    onDraft?: (event: DraftEvent) => void
    resolve: (written: Written) => void
  }[] = []
  const generation = createGeneration(({ signal, onStage, onDraft }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Written>()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    calls.push({ signal, onStage, resolve, ...(onDraft && { onDraft }) })
    return promise
  })
  return { generation, calls, progress: () => generation.store.getState() }
}

const written = { writtenBy: 'copywriter' } as unknown as Written

describe('a generation', () => {
  it('tells each stage, the saving, and the end', () => {
    const { generation, calls, progress } = build()
    expect(progress()).toEqual({ phase: 'idle' })
    void generation.write(info, generation.begin())
    expect(progress()).toEqual({ phase: 'writing', stage: 'reading' })
    calls[0]?.onStage('landing_page')
    expect(progress()).toEqual({ phase: 'writing', stage: 'landing_page' })
    generation.showSaving(true)
    expect(progress()).toEqual({ phase: 'saving', isServerWriting: true })
    generation.end()
    expect(progress()).toEqual({ phase: 'idle' })
  })

  it('gathers a draft part by part, and drops it when it did not hold', () => {
    const { generation, calls, progress } = build()
    const { plan } = buildContent().landing_page
    void generation.write(info, generation.begin())
    calls[0]?.onDraft?.({ type: 'part', part: { plan } })
    calls[0]?.onStage('landing_page')
    calls[0]?.onDraft?.({ type: 'part', part: { headline: 'Ride' } })
    expect(progress()).toEqual({
      phase: 'writing',
      stage: 'landing_page',
      draft: { info, part: { plan, headline: 'Ride' } },
    })
    calls[0]?.onDraft?.({ type: 'refused', next: 'copywriter' })
    expect(progress()).toEqual({
      phase: 'writing',
      stage: 'checking',
      again: 'copywriter',
      draft: { info, part: { plan } },
    })
  })

  it('keeps what was written for the same answers, until it is told to forget', async () => {
    const { generation, calls } = build()
    const first = generation.write(info, generation.begin())
    calls[0]?.resolve(written)
    expect(await first).toBe(written)
    expect(await generation.write({ ...info }, generation.begin())).toBe(written)
    expect(calls).toHaveLength(1)

    generation.forget()
    void generation.write(info, generation.begin())
    expect(calls).toHaveLength(2)
  })

  it('writes anew for other answers', async () => {
    const { generation, calls } = build()
    const first = generation.write(info, generation.begin())
    calls[0]?.resolve(written)
    await first
    void generation.write({ ...info, main_offer: 'A whole day' }, generation.begin())
    expect(calls).toHaveLength(2)
  })

  it('ends with the reason of the signal when it is cancelled, and keeps nothing', async () => {
    const { generation, calls } = build()
    const signal = generation.begin()
    const first = generation.write(info, signal)
    generation.cancel()
    await expect(first).rejects.toBe(signal.reason)
    void generation.write(info, generation.begin())
    expect(calls).toHaveLength(2)
  })
})
