import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'

import { afterEach, describe, expect, it } from 'vitest'

import type { FixtureTasks } from './tasks.fixture.ts'
import { createThreadPool, type ThreadPool } from './thread-pool.ts'

const pools: ThreadPool<FixtureTasks>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.stop()
})

const ample = { cpuMs: 20_000, warmUpCpuMs: 0, wallMs: 20_000 }
const slowLoadingTasks = fileURLToPath(new URL('slow-loading-tasks.fixture.ts', import.meta.url))

function buildPool(options: Partial<Parameters<typeof createThreadPool>[0]> = {}) {
  const pool = createThreadPool<FixtureTasks>({
    file: join(import.meta.dirname, 'tasks.fixture.ts'),
    threads: 2,
    largestQueue: 10,
    limits: { cpuMs: 300, warmUpCpuMs: 0, wallMs: 20_000 },
    heapMebibytes: 64,
    loadMs: 20_000,
    ...options,
  })
  pools.push(pool)
  return pool
}

/** Turns of the event loop until it is settled: none while something computes in it. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  const state = { turns: 0, isSettled: false }
  void work.finally(() => (state.isSettled = true))
  while (!state.isSettled) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    state.turns += 1
  }
  return state.turns
}

describe('a pool of threads', () => {
  it('does tasks in other threads, and keeps those', async () => {
    const pool = buildPool({ threads: 1 })
    expect(await pool.run('add', { a: 1, b: 2 })).toEqual({ state: 'done', value: 3 })
    const first = await pool.run('readThreadId', undefined)
    expect(first).toMatchObject({ state: 'done', value: expect.any(Number) })
    expect(first).not.toMatchObject({ value: threadId })
    expect(await pool.run('readThreadId', undefined)).toEqual(first)
  })

  it.for([
    ['spin', undefined],
    ['backtrack', `${'a'.repeat(60)}b`],
  ] as const)(
    'ends a task that would %s for ever, and does the next in another thread',
    async ([name, input]) => {
      const pool = buildPool({ threads: 1 })
      const before = await pool.run('readThreadId', undefined)
      const endless = pool.run(name, input)
      // The loop goes round while the thread computes.
      expect(await countTurns(endless)).toBeGreaterThan(20)
      expect(await endless).toEqual({ state: 'overran' })
      const after = await pool.run('readThreadId', undefined)
      expect(after).toMatchObject({ state: 'done' })
      expect(after).not.toEqual(before)
    },
  )

  it('loses no other task when a thread dies', async () => {
    const pool = buildPool()
    const [dead, ...others] = await Promise.all([
      pool.run('die', undefined),
      ...[1, 2, 3, 4].map((a) => pool.run('add', { a, b: 1 })),
    ])
    expect(dead).toMatchObject({ state: 'failed' })
    expect(others).toEqual([2, 3, 4, 5].map((value) => ({ state: 'done', value })))
  })

  it('answers with what a task threw, and goes on', async () => {
    const pool = buildPool({ threads: 1 })
    const before = await pool.run('readThreadId', undefined)
    expect(await pool.run('fail', 'no such river')).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('no such river'),
    })
    expect(await pool.run('readThreadId', undefined)).toEqual(before)
  })

  it('says so when the thread cannot start', async () => {
    const pool = buildPool({ file: join(import.meta.dirname, 'nowhere.ts') })
    expect(await pool.run('add', { a: 1, b: 2 })).toMatchObject({ state: 'failed' })
  })

  it('refuses what its queue has no place for, and begins nothing that was given up', async () => {
    const pool = buildPool({ threads: 1, largestQueue: 1 })
    const cancel = new AbortController()
    const running = pool.run('add', { a: 1, b: 1 })
    const waiting = pool.run('spin', undefined, cancel.signal)
    expect(await pool.run('add', { a: 1, b: 1 })).toEqual({ state: 'busy' })
    cancel.abort()
    expect(await waiting).toEqual({ state: 'cancelled' })
    expect(await running).toMatchObject({ state: 'done' })
  })

  it('times out a task that exceeds the wall-clock limit', async () => {
    const pool = buildPool({ threads: 1, limits: { ...ample, wallMs: 300 } })
    expect(await pool.run('spin', undefined)).toEqual({ state: 'timed-out' })
  })

  it('starts the wall-clock limit only once the thread has loaded', async () => {
    const pool = buildPool({ file: slowLoadingTasks, limits: { ...ample, wallMs: 300 } })
    expect(await pool.run('add', { a: 1, b: 2 })).toEqual({ state: 'done', value: 3 })
  })

  it('times out a thread that does not load', async () => {
    const pool = buildPool({ file: slowLoadingTasks, limits: ample, loadMs: 100 })
    expect(await pool.run('add', { a: 1, b: 2 })).toEqual({ state: 'timed-out' })
  })

  it('allows more CPU time for the first task of a thread', async () => {
    const pool = buildPool({ threads: 1, limits: { ...ample, cpuMs: 100, warmUpCpuMs: 20_000 } })
    expect(await pool.run('compute', { cpuMs: 400 })).toMatchObject({ state: 'done' })
    expect(await pool.run('compute', { cpuMs: 400 })).toEqual({ state: 'overran' })
  })

  it('ends a task at a limit of its own', async () => {
    const pool = buildPool({ threads: 1, limits: ample })
    const short = pool.run('spin', undefined, undefined, { cpuMs: 300 })
    expect(await short).toEqual({ state: 'overran' })
  })

  it('ends a task that nobody waits for any more, and does the next in another thread', async () => {
    const pool = buildPool({ threads: 1, limits: ample })
    await pool.run('add', { a: 1, b: 1 })
    const cancel = new AbortController()
    const endless = pool.run('spin', undefined, cancel.signal)
    const next = pool.run('add', { a: 1, b: 2 })
    cancel.abort()
    expect(await endless).toEqual({ state: 'cancelled' })
    expect(await next).toEqual({ state: 'done', value: 3 })
  })

  it('lets go of whoever gives up while others compute', async () => {
    const pool = buildPool({ threads: 1, limits: ample })
    const [first, second] = [new AbortController(), new AbortController()]
    const endless = pool.run('spin', undefined, first.signal)
    const waiting = pool.run('add', { a: 1, b: 1 }, second.signal)
    second.abort()
    expect(await waiting).toEqual({ state: 'cancelled' })
    first.abort()
    expect(await endless).toEqual({ state: 'cancelled' })
  })

  it('ends a task that takes all memory, and does the next', async () => {
    const pool = buildPool({ threads: 1, limits: ample })
    expect(await pool.run('hoard', undefined)).toMatchObject({ state: 'failed' })
    expect(await pool.run('add', { a: 1, b: 1 })).toMatchObject({ state: 'done' })
  })

  it('finishes what was asked for when it is stopped, and takes nothing more', async () => {
    const pool = buildPool({ threads: 1 })
    const asked = [1, 2, 3].map((a) => pool.run('add', { a, b: 1 }))
    const stopped = pool.stop()
    expect(await pool.run('add', { a: 1, b: 1 })).toMatchObject({ state: 'failed' })
    expect(await Promise.all(asked)).toEqual([2, 3, 4].map((value) => ({ state: 'done', value })))
    await stopped
  })
})
