import { describe, expect, it } from 'vitest'

import { createWorkTurns } from './work-turns.ts'

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

describe('turns of heavy work', () => {
  it('are so many at once, and the next when one ends', async () => {
    const turns = createWorkTurns({ atOnce: 2, waiting: 5 })
    const { work, started, endNext } = buildWorks()
    const taken = [1, 2, 3].map(() => turns.take(work))
    expect(started()).toBe(2)
    endNext()
    expect(await taken[0]).toBe('done')
    await expect.poll(started).toBe(3)
    endNext()
    endNext()
    expect(await Promise.all(taken)).toEqual(['done', 'done', 'done'])
  })

  it('are refused at once when too many wait', async () => {
    const turns = createWorkTurns({ atOnce: 1, waiting: 1 })
    const { work, started, endNext } = buildWorks()
    const taken = [turns.take(work), turns.take(work)]
    expect(await turns.take(work)).toBeNull()
    endNext()
    await expect.poll(started).toBe(2)
    endNext()
    await Promise.all(taken)
  })

  it('are free again after a work that failed', async () => {
    const turns = createWorkTurns({ atOnce: 1, waiting: 0 })
    const broken = turns.take(async () => {
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await turns.take(async () => 'done')).toBe('done')
  })
})
