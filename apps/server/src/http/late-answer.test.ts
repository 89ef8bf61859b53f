import { EventEmitter } from 'node:events'

import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bounds } from '../limits.ts'
import { err, ok, type Result } from '../result.ts'
import { keepOpen } from './late-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that a test ends, and what is written to its caller meanwhile. */
function build({ accept = 'application/json, text/event-stream', isGone = false } = {}) {
  const written: string[] = []
  const raw = Object.assign(new EventEmitter(), {
    destroyed: isGone,
    writableNeedDrain: false,
    writeHead: (status: number) => void written.push(`head ${status}`),
    write(text: string) {
      written.push(text)
      return true
    },
    end: () => void written.push('end'),
  })
  const reply = { raw, hijack: () => void written.push('hijack') } as unknown as FastifyReply
  const request = { headers: { accept } } as FastifyRequest
  const { promise: work, resolve, reject } = Promise.withResolvers<Result<string>>()
  const answer = keepOpen({
    request,
    reply,
    work,
    answerOf: (result) =>
      result.ok ? { status: 200, body: result.value } : { status: 502, body: result.error.code },
  })
  return { written, answer, resolve, reject }
}

const wait = (beats: number) => vi.advanceTimersByTime(bounds.outgoing.eventBeatMs * beats)

describe('an answer that takes long', () => {
  it('is left to the caller where it is there soon', async () => {
    const { written, answer, resolve } = build()
    resolve(ok('a picture'))
    expect(await answer).toEqual(ok('a picture'))
    wait(3)
    expect(written).toEqual([])
  })

  it('gives signs of life, then comes as the only event', async () => {
    const { written, answer, resolve } = build()
    wait(3)
    resolve(ok('a picture'))
    await answer
    wait(3)
    const event = 'data: {"status":200,"body":"a picture"}\n\n'
    expect(written).toEqual(['hijack', 'head 200', ':\n\n', ':\n\n', ':\n\n', event, 'end'])
  })

  it('tells a failure with its status', async () => {
    const { written, answer, resolve } = build()
    wait(1)
    resolve(err({ code: 'image-failed' }))
    expect(await answer).toEqual(err({ code: 'image-failed' }))
    expect(written.at(-2)).toBe('data: {"status":502,"body":"image-failed"}\n\n')
  })

  it('tells of what nobody expected, and passes it on to be logged', async () => {
    const { written, answer, reject } = build()
    wait(1)
    reject(new Error('out of memory'))
    await expect(answer).rejects.toThrow('out of memory')
    expect(written.slice(-2)).toEqual(['data: {"status":502,"body":"unexpected"}\n\n', 'end'])
  })

  it.each([{ accept: 'application/json' }, { accept: '*/*' }, { isGone: true }])(
    'writes nothing to a caller that wants no events or has left (%j)',
    async (caller) => {
      const { written, answer, resolve } = build(caller)
      wait(3)
      resolve(ok('a picture'))
      await answer
      expect(written).toEqual([])
    },
  )
})
