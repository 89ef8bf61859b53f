import { describe, expect, it } from 'vitest'

import { createOverload, type Sheddable } from './overload.ts'

const kinds: readonly Sheddable[] = ['api', 'page', 'lead']

/** A watch whose ticks come as late as the test says, over ten connections. */
function openWatch() {
  const state = { now: 0, waiting: 0, isStopped: false, tick: () => {} }
  const overload = createOverload({
    connections: () => ({ most: 10, waiting: state.waiting }),
    now: () => state.now,
    every(_ms, run) {
      state.tick = run
      return { stop: () => void (state.isStopped = true) }
    },
  })
  return {
    state,
    overload,
    shed: () => kinds.filter((kind) => overload.isTooMuch(kind)),
    tickLateBy(ms: number): void {
      state.now += 250 + ms
      state.tick()
    },
  }
}

describe('overload', () => {
  it.for([
    [1_000, []],
    [1_001, ['api']],
    [2_001, ['api', 'page']],
    [5_000, ['api', 'page']],
    [5_001, ['api', 'page', 'lead']],
  ] as const)('of an event loop that is %i ms late again and again sheds %j', ([ms, shed]) => {
    const watch = openWatch()
    watch.tickLateBy(ms)
    expect(watch.shed()).toEqual([])
    watch.tickLateBy(ms)
    expect(watch.shed()).toEqual(shed)
    watch.tickLateBy(0)
    expect(watch.shed()).toEqual([])
  })

  it.for([
    [100, []],
    [101, ['api']],
    [201, ['api', 'page']],
    [501, ['api', 'page', 'lead']],
  ] as const)('of %i who wait for ten connections sheds %j', ([waiting, shed]) => {
    const watch = openWatch()
    watch.state.waiting = waiting
    expect(watch.shed()).toEqual(shed)
  })

  it('is no longer watched when it is stopped', () => {
    const watch = openWatch()
    watch.overload.stop()
    expect(watch.state.isStopped).toBe(true)
  })
})
