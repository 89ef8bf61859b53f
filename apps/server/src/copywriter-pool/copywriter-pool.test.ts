import { generatedContentSchema, longestAnswer, noFacts } from '@wildpath/contract'
import { afterEach, describe, expect, it } from 'vitest'

import { briefOf } from '@wildpath/copywriter/brief'
import { rafting } from '../testing/test-browser.ts'
import { openCopywriter } from './index.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function open(options: Parameters<typeof openCopywriter>[0] = {}) {
  const copywriter = openCopywriter({ threads: 1, ...options })
  stops.push(copywriter.stop)
  return copywriter
}

const brief = briefOf(rafting, noFacts)
const input = { brief, seed: 'a', createdAt: '2026-03-01T08:00:00.000Z' }

/** Of this thread alone. */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

describe('the copywriter in threads', () => {
  it('writes without a part of the work in the thread of the caller', async () => {
    const copywriter = open()
    await copywriter.write(input)
    const before = cpuMs()
    const many = Array.from({ length: 20 }, (_, seed) =>
      copywriter.write({ ...input, seed: String(seed) }),
    )
    const written = await Promise.all(many)
    // Twenty take a second where they are written.
    expect(cpuMs() - before).toBeLessThan(400)
    for (const result of written) {
      expect(generatedContentSchema.safeParse(result.ok && result.value).success).toBe(true)
    }
  })

  it('does all that it does besides', async () => {
    const copywriter = open()
    const lead = { role: 'lead' as const, text: 'We really love it.' }
    expect(
      await copywriter.run('rewrite', { texts: [lead], instruction: 'shorter', brief }),
    ).toEqual({ ok: true, value: ['We love it.'] })
    expect(
      await copywriter.run('findFaults', {
        pairs: [{ before: 'Trips for $79', after: 'Trips' }],
        brief,
        section: '',
      }),
    ).toEqual({ ok: true, value: [['$79 is missing']] })
    expect(await copywriter.run('classifyActivity', brief)).toMatchObject({
      value: { activity: 'rafting' },
    })
    expect(await copywriter.run('readBackground', brief)).toMatchObject({
      value: { speaks_as: 'we' },
    })
  })

  it('reports texts that exceed the CPU limit as unreadable', async () => {
    const copywriter = open({ limits: { cpuMs: 1, warmUpCpuMs: 0 } })
    const text = '$5 per person or '.repeat(120).slice(0, longestAnswer)
    const hostile = { ...brief, productService: text, mainOffer: text, targetCustomer: text }
    expect(await copywriter.write({ ...input, brief: hostile })).toEqual({
      ok: false,
      failure: { kind: 'unreadable' },
    })
  })

  it('reports a machine that is too slow as busy, never as unreadable', async () => {
    const copywriter = open({ limits: { wallMs: 1 } })
    expect(await copywriter.write(input)).toEqual({ ok: false, failure: { kind: 'busy' } })
  })

  it('reports busy when the queue is full', async () => {
    const copywriter = open({ largestQueue: 0 })
    const first = copywriter.write(input)
    expect(await copywriter.write(input)).toEqual({ ok: false, failure: { kind: 'busy' } })
    expect(await first).toMatchObject({ ok: true })
  })
})
