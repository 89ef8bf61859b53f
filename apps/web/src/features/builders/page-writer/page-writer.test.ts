import type { Funnel, GenerationStage } from '@wildpath/contract'
import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import type { CompletePrompt } from './page-prompt.ts'
import { createPageWriter } from './page-writer.ts'
import type { WrittenPage } from './write-page.ts'

const funnel = { business_info: { industry: 'other', brand_tone: 'friendly' } } as Funnel
const prompt: CompletePrompt = { industry: 'eco', tone: 'playful', goal: 'sales', more: '' }
const page = parsePage({ sections: [] })
const written: WrittenPage = { page, writtenBy: 'copywriter', reason: '' }

type Call = {
  signal: AbortSignal
  onStage: (stage: GenerationStage) => void
  resolve: (written: WrittenPage) => void
  reject: (failure: Error) => void
}

function build() {
  const calls: Call[] = []
  const told: string[] = []
  const writer = createPageWriter(funnel, {
    write: ({ signal, onStage }) => {
      const { promise, resolve, reject } = Promise.withResolvers<WrittenPage>()
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      calls.push({ signal, onStage, resolve, reject })
      return promise
    },
    notifyError: (text) => told.push(text),
  })
  return { writer, calls, told, step: () => writer.store.getState().step }
}

describe('a page writer', () => {
  it('goes from the prompt over its stages to the page', async () => {
    const { writer, calls, told, step } = build()
    expect(step()).toEqual({ kind: 'prompt' })
    const generating = writer.generate(funnel, prompt)
    expect(step()).toEqual({ kind: 'generating', stage: 'reading' })
    calls[0]?.onStage('landing_page')
    expect(step()).toEqual({ kind: 'generating', stage: 'landing_page' })
    calls[0]?.resolve(written)
    await generating
    expect(step()).toEqual({ kind: 'result', written })
    expect(told).toEqual([])
  })

  it('says so where templates had to do', async () => {
    const { writer, calls, told, step } = build()
    const generating = writer.generate(funnel, prompt)
    calls[0]?.resolve({ ...written, writtenBy: 'templates' })
    await generating
    expect(step().kind).toBe('result')
    expect(told).toEqual(['Failed to generate page'])
  })

  it('is back at the prompt after a failure', async () => {
    const { writer, calls, told, step } = build()
    const generating = writer.generate(funnel, prompt)
    calls[0]?.reject(new Error('no'))
    await generating
    expect(step()).toEqual({ kind: 'prompt' })
    expect(told).toEqual(['Failed to generate page'])
  })

  it('keeps the prompt when it is left while writing, and says nothing', async () => {
    const { writer, calls, told, step } = build()
    writer.change({ more: 'In June.' })
    const generating = writer.generate(funnel, prompt)
    writer.leave()
    await generating
    calls[0]?.onStage('landing_page')
    expect(calls[0]?.signal.aborted).toBe(true)
    expect(step()).toEqual({ kind: 'prompt' })
    expect(writer.store.getState().prompt.more).toBe('In June.')
    expect(told).toEqual([])
  })

  it('keeps a page that was written when it is left', async () => {
    const { writer, calls, step } = build()
    const generating = writer.generate(funnel, prompt)
    calls[0]?.resolve(written)
    await generating
    writer.leave()
    expect(step()).toEqual({ kind: 'result', written })
    writer.startOver()
    expect(step()).toEqual({ kind: 'prompt' })
  })

  it('writes one page at a time: a later prompt takes the place of an earlier one', async () => {
    const { writer, calls, step } = build()
    const first = writer.generate(funnel, prompt)
    const second = writer.generate(funnel, prompt)
    await first
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(step()).toEqual({ kind: 'generating', stage: 'reading' })
    calls[1]?.resolve(written)
    await second
    expect(step().kind).toBe('result')
  })
})
