import { type LeadDetail, longestLeadNote } from '@wildpath/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLeadNoteSaver, noteProblem, noteStatus } from './lead-note-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that answers when it is told to, and the drafts of one tab. */
function build({ draft = null as string | null } = {}) {
  const calls: (PromiseWithResolvers<LeadDetail> & { text: string })[] = []
  const told: string[] = []
  const cached: string[] = []
  const kept = new Map<string, string>(draft === null ? [] : [['ana', draft]])
  const saver = createLeadNoteSaver({
    leadId: 'ana',
    sendNote(text) {
      const call = Promise.withResolvers<LeadDetail>()
      calls.push({ ...call, text })
      return call.promise
    },
    cacheLead: ({ note }) => Promise.resolve(void cached.push(note)),
    drafts: {
      load: (id) => kept.get(id) ?? null,
      save: (id, note) => void kept.set(id, note),
      clear: (id, saved) => void (kept.get(id) === saved && kept.delete(id)),
    },
    notifyError: (text) => void told.push(text),
  })
  return {
    saver,
    told,
    cached,
    draft: () => kept.get('ana'),
    texts: () => calls.map(({ text }) => text),
    status: () => noteStatus(saver.store.getState()),
    async accept(number: number) {
      calls[number]?.resolve({ note: calls[number].text } as LeadDetail)
      await vi.advanceTimersByTimeAsync(0)
    },
    async refuse(number: number) {
      calls[number]?.reject(new Error('no network'))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('the note of a lead', () => {
  it('saves itself after a pause in typing, once', async () => {
    const { saver, texts, cached, draft, status, accept } = build()
    saver.start()
    expect(status()).toBe('unchanged')
    saver.change('Call')
    vi.advanceTimersByTime(799)
    saver.change('Call on Monday')
    vi.advanceTimersByTime(799)
    expect(texts()).toEqual([])
    expect(status()).toBe('typing')
    expect(draft()).toBe('Call on Monday')
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual(['Call on Monday'])
    expect(status()).toBe('saving')

    await accept(0)
    expect(status()).toBe('saved')
    expect(cached).toEqual(['Call on Monday'])
    expect(draft()).toBeUndefined()
    vi.advanceTimersByTime(5000)
    expect(texts()).toHaveLength(1)
  })

  it('saves when its field is left, and not again for the pause', async () => {
    const { saver, texts, accept } = build()
    saver.start()
    saver.change('Call')
    saver.flush()
    saver.flush()
    vi.advanceTimersByTime(800)
    await accept(0)
    vi.advanceTimersByTime(800)
    expect(texts()).toEqual(['Call'])
  })

  it('keeps what is typed while an older text is saved, and saves it next', async () => {
    const { saver, texts, draft, status, accept } = build()
    saver.start()
    saver.change('Call')
    saver.flush()
    saver.change('Call on Monday')
    await accept(0)
    expect(saver.store.getState().typed).toBe('Call on Monday')
    expect(draft()).toBe('Call on Monday')
    expect(status()).toBe('typing')
    vi.advanceTimersByTime(800)
    await accept(1)
    expect(texts()).toEqual(['Call', 'Call on Monday'])
    expect(status()).toBe('saved')
  })

  it('is saving as long as the last of two saves is, whatever became of the first', async () => {
    const { saver, status, accept, refuse } = build()
    saver.start()
    saver.change('Call')
    saver.flush()
    saver.change('Write')
    saver.flush()
    await refuse(0)
    expect(status()).toBe('saving')
    await accept(1)
    expect(status()).toBe('saved')
  })

  it('keeps a note that could not be saved, says so, and tries again when told to', async () => {
    const { saver, texts, told, draft, status, accept, refuse } = build()
    saver.start()
    saver.change('Call')
    saver.flush()
    await refuse(0)
    expect(status()).toBe('failed')
    expect(told[0]).toContain('Your note is kept in this tab.')
    expect(draft()).toBe('Call')
    saver.flush()
    await accept(1)
    expect(texts()).toEqual(['Call', 'Call'])
    expect(status()).toBe('saved')
  })

  it('is typing, not failed, once a failed note is changed', async () => {
    const { saver, status, refuse } = build()
    saver.start()
    saver.change('Call')
    saver.flush()
    await refuse(0)
    saver.change('Call on Monday')
    expect(status()).toBe('typing')
  })

  it('saves at once when its lead is closed in the middle', () => {
    const { saver, texts } = build()
    saver.start()
    saver.change('Call')
    saver.stop()
    expect(texts()).toEqual(['Call'])
    vi.advanceTimersByTime(5000)
    expect(texts()).toEqual(['Call'])
  })

  it('has nothing to save when nothing was typed', () => {
    const { saver, texts } = build()
    saver.start()
    vi.advanceTimersByTime(5000)
    saver.stop()
    expect(texts()).toEqual([])
  })

  it('saves what a former visit left in this tab', () => {
    const { saver, texts, status } = build({ draft: 'Call' })
    expect(status()).toBe('typing')
    saver.start()
    vi.advanceTimersByTime(800)
    expect(texts()).toEqual(['Call'])
  })

  it('does not send a note that is too long', () => {
    const { saver, texts } = build()
    const long = 'x'.repeat(longestLeadNote + 1)
    saver.start()
    saver.change(long)
    saver.stop()
    expect(texts()).toEqual([])
    expect(noteProblem(long)).toBeDefined()
    expect(noteProblem('x'.repeat(longestLeadNote))).toBeUndefined()
  })
})
