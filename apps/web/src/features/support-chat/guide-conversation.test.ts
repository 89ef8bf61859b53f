import { emptyReply, type GuideAnswer } from '@wildpath/contract'
import { describe, expect, it, vi } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { createGuideConversation, troubleReply } from './guide-conversation.ts'
import type { streamGuide } from './stream-guide.ts'

type Call = Parameters<typeof streamGuide>[0] & {
  answer: (answer: Partial<GuideAnswer>) => void
  fail: (reason: unknown) => void
}

const sources = [{ slug: 'domains', title: 'Your own domain' }]

function build() {
  const calls: Call[] = []
  const onFailure = vi.fn<() => void>()
  let ids = 0
  const guide = createGuideConversation({
    greeting: 'Hello!',
    stream: (request) =>
      new Promise((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(new Error('aborted')))
        calls.push({
          ...request,
          answer: (answer) => resolve({ reply: 'Yes.', sources: [], isAnswered: true, ...answer }),
          fail: reject,
        })
      }),
    newId: () => `message-${(ids += 1)}`,
    now: () => new Date('2026-01-02T03:04:05Z'),
    onFailure,
  })
  const shown = () => guide.read().map(({ role, content, state }) => [role, content, state])
  const last = () => guide.read().at(-1)
  return { guide, calls, shown, last, onFailure }
}

describe('the conversation with the guide', () => {
  it('shows the question at once, and the answer as it is written', async () => {
    const { guide, calls, shown, last } = build()
    const asked = guide.ask(' Can I use my domain? ', '/pricing')
    expect(shown()).toEqual([
      ['assistant', 'Hello!', 'whole'],
      ['user', 'Can I use my domain?', 'whole'],
      ['assistant', '', 'partial'],
    ])
    expect(guide.isAnswering()).toBe(true)
    calls[0]?.onText('Yes, ')
    calls[0]?.onText('on paid')
    expect(last()?.content).toBe('Yes, on paid')
    calls[0]?.answer({ reply: 'Yes, on paid plans.', sources })
    await asked
    expect(last()).toMatchObject({
      content: 'Yes, on paid plans.',
      state: 'whole',
      sources,
      offersPerson: false,
    })
    expect(guide.isAnswering()).toBe(false)
    expect(calls[0]?.data).toEqual({
      message: 'Can I use my domain?',
      conversationHistory: [],
      screen: '/pricing',
    })
  })

  it('takes no blank question, nor a second one while it answers', async () => {
    const { guide, calls } = build()
    await guide.ask(' \n ', '/')
    void guide.ask('One', '/')
    await guide.ask('Two', '/')
    expect(calls.map(({ data }) => data.message)).toEqual(['One'])
  })

  it('sends what was said before along, the latest twelve turns at most and no failures', async () => {
    const { guide, calls } = build()
    for (let turn = 0; turn < 8; turn += 1) {
      const asked = guide.ask(`Question ${turn}`, '/')
      if (turn === 3) calls[turn]?.fail(new Error('no network'))
      else calls[turn]?.answer({ reply: `Answer ${turn}` })
      await asked
    }
    expect(calls[1]?.data.conversationHistory).toEqual([
      { role: 'user', content: 'Question 0' },
      { role: 'assistant', content: 'Answer 0' },
    ])
    const history = calls[7]?.data.conversationHistory ?? []
    expect(history).toHaveLength(12)
    expect(history.at(-1)?.content).toBe('Answer 6')
    expect(history.map(({ content }) => content)).not.toContain(troubleReply)
  })

  it('says so when no answer comes, and offers a person', async () => {
    const { guide, calls, last, onFailure } = build()
    const asked = guide.ask('Hello?', '/')
    calls[0]?.onText('Half an')
    calls[0]?.fail(new Error('cut off'))
    await asked
    expect(last()).toMatchObject({ content: troubleReply, state: 'failed', offersPerson: true })
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('tells whoever asked too often just that, and the trouble of everything else', async () => {
    const { guide, calls, last } = build()
    const message = 'Too many attempts. Try again later.'
    const asked = guide.ask('And now?', '/')
    calls[0]?.fail(new ApiFailure({ code: 'too-many-requests', status: 429, message }))
    await asked
    expect(last()).toMatchObject({ content: message, state: 'failed', offersPerson: true })
    const again = guide.ask('And now?', '/')
    calls[1]?.fail(new ApiFailure({ code: 'unexpected', status: 500, message: 'Out of order' }))
    await again
    expect(last()?.content).toBe(troubleReply)
  })

  it('offers a person where the guide does not know, and says so where it says nothing', async () => {
    const { guide, calls, last } = build()
    const asked = guide.ask('Do you sell kayaks?', '/')
    calls[0]?.answer({ reply: '  ', isAnswered: false })
    await asked
    expect(last()).toMatchObject({ content: emptyReply, offersPerson: true })
  })

  it('keeps what was written when it is stopped, and goes on', async () => {
    const { guide, calls, last, onFailure } = build()
    const asked = guide.ask('Tell me everything', '/')
    calls[0]?.onText('First of all')
    guide.stop()
    await asked
    expect(last()).toMatchObject({ content: 'First of all', state: 'stopped' })
    expect(onFailure).not.toHaveBeenCalled()
    void guide.ask('And domains?', '/')
    expect(calls[1]?.data.conversationHistory.at(-1)).toEqual({
      role: 'assistant',
      content: 'First of all',
    })
  })

  it('forgets everything when it is cleared, also an answer on its way', async () => {
    const { guide, calls, shown } = build()
    const asked = guide.ask('One', '/')
    guide.clear()
    await asked
    expect(shown()).toEqual([['assistant', 'Hello!', 'whole']])
    expect([guide.isAnswering(), calls[0]?.signal.aborted]).toEqual([false, true])
    void guide.ask('Two', '/')
    expect(calls[1]?.data.conversationHistory).toEqual([])
  })
})
