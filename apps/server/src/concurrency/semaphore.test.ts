import { describe, expect, it } from 'vitest'

import { createSemaphore } from './semaphore.ts'

/** Works that end when told to, and how many run. */
function buildWorks() {
  const ends: (() => void)[] = []
  let started = 0
  const work = () => {
    started += 1
    return new Promise<string>((resolve) => ends.push(() => resolve('done')))
  }
  return { work, started: () => started, endNext: () => ends.shift()?.() }
}

describe('a semaphore for heavy work', () => {
  it('runs so many at once, and the next when one ends', async () => {
    const semaphore = createSemaphore({ permits: 2, largestQueue: 5 })
    const { work, started, endNext } = buildWorks()
    const taken = [1, 2, 3].map(() => semaphore.run(work))
    expect(started()).toBe(2)
    endNext()
    expect(await taken[0]).toBe('done')
    await expect.poll(started).toBe(3)
    endNext()
    endNext()
    expect(await Promise.all(taken)).toEqual(['done', 'done', 'done'])
  })

  it('refuses at once when too many wait', async () => {
    const semaphore = createSemaphore({ permits: 1, largestQueue: 1 })
    const { work, started, endNext } = buildWorks()
    const taken = [semaphore.run(work), semaphore.run(work)]
    expect(await semaphore.run(work)).toBeNull()
    endNext()
    await expect.poll(started).toBe(2)
    endNext()
    await Promise.all(taken)
  })

  it('is free again after work that failed', async () => {
    const semaphore = createSemaphore({ permits: 1, largestQueue: 0 })
    const broken = semaphore.run(async () => {
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await semaphore.run(async () => 'done')).toBe('done')
  })
})
