import type { RewriteAnswer, RewriteRequest } from '@wildpath/contract'
import { type KnownSection, parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createRewriting } from './rewriting.ts'
import { sectionTexts } from './section-texts.ts'

const page = parsePage({
  sections: [{ type: 'text', content: { title: 'Our rivers', body: 'We run them all.' } }],
})
const section = page.sections[0] as KnownSection

/** A server that answers when it is told to. */
function build() {
  const calls: (PromiseWithResolvers<RewriteAnswer> & {
    body: RewriteRequest
    signal: AbortSignal
  })[] = []
  const rewriting = createRewriting({
    section,
    page,
    texts: sectionTexts(section),
    send(body, signal) {
      const call = Promise.withResolvers<RewriteAnswer>()
      calls.push({ ...call, body, signal })
      return call.promise
    },
  })
  return { rewriting, calls, state: () => rewriting.store.getState() }
}

/** The texts that were asked for, each with this word before it. */
function answerTo({ texts }: RewriteRequest, word: string): RewriteAnswer {
  return {
    texts: texts.map((one) => ({ ...one, text: `${word} ${one.text}` })),
    writtenBy: 'model',
    keptBack: 1,
  }
}

describe('the rewriting of a section', () => {
  it('shows the texts that came back with other words', async () => {
    const { rewriting, calls, state } = build()
    expect(state()).toEqual({ kind: 'idle' })
    const asking = rewriting.ask('shorter')
    expect(state()).toEqual({ kind: 'asking', instruction: 'shorter' })
    const [call] = calls
    expect(call?.body.instruction).toBe('shorter')
    expect(call?.body.texts.map((text) => Object.keys(text))).toEqual(
      call?.body.texts.map(() => ['path', 'role', 'text']),
    )
    call?.resolve(answerTo(call.body, 'Truly:'))
    await asking
    expect(state()).toMatchObject({ kind: 'answered', instruction: 'shorter', keptBack: 1 })
    const { changes } = state() as Extract<ReturnType<typeof state>, { kind: 'answered' }>
    expect(changes.map(({ after }) => after)).toContain('Truly: Our rivers')
  })

  it('lets a later instruction take the place of an earlier one, whose answer comes too late', async () => {
    const { rewriting, calls, state } = build()
    const first = rewriting.ask('shorter')
    const second = rewriting.ask({ words: 'like a letter' })
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.resolve(answerTo(calls[0].body, 'Late:'))
    await first
    expect(state()).toEqual({ kind: 'asking', instruction: { words: 'like a letter' } })
    calls[1]?.resolve(answerTo(calls[1].body, 'Dear friend:'))
    await second
    expect(state()).toMatchObject({ kind: 'answered', instruction: { words: 'like a letter' } })
  })

  it('says why there are no other words, and asks again', async () => {
    const { rewriting, calls, state } = build()
    const first = rewriting.ask('warmer')
    calls[0]?.reject(new Error(''))
    await first
    expect(state()).toEqual({
      kind: 'failed',
      instruction: 'warmer',
      message: 'The texts could not be rewritten.',
    })
    const again = rewriting.ask('warmer')
    calls[1]?.resolve(answerTo(calls[1].body, 'Dear:'))
    await again
    expect(state().kind).toBe('answered')
  })

  it('is idle after it was cancelled, whatever comes back', async () => {
    const { rewriting, calls, state } = build()
    const asking = rewriting.ask('plainer')
    rewriting.cancel()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.reject(new Error('aborted'))
    await asking
    expect(state()).toEqual({ kind: 'idle' })
  })
})
