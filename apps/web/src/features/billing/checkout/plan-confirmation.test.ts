import type { Subscription, User } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { confirmPlan, holdsPlan } from './plan-confirmation.ts'

type Holder = Pick<User, 'plan' | 'subscription'>

const time = '2026-11-21T12:00:00.000Z'
const subscription: Subscription = {
  plan: 'explorer',
  status: 'active',
  priceId: 'explorer-monthly',
  currentPeriodEnd: time,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
  createdAt: time,
  updatedAt: time,
}
const explorer: Holder = { plan: 'explorer', subscription }
const free: Holder = { plan: 'free', subscription: null }

/** A person who waits on a clock of their own; each answer is the server's next one, the last one stays. */
async function wait(...answers: (Holder | Error)[]) {
  let nowMs = 0
  let asked = 0
  const isConfirmed = await confirmPlan({
    plan: 'explorer',
    readUser: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? free
      asked += 1
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => nowMs,
    wait: async (durationMs) => void (nowMs += durationMs),
    signal: new AbortController().signal,
  })
  return { isConfirmed, waitedMs: nowMs, asked }
}

describe('confirmPlan', () => {
  it('stays a second and a half when the plan is there already', async () => {
    expect(await wait(explorer)).toEqual({ isConfirmed: true, waitedMs: 1500, asked: 1 })
  })

  it('goes on as soon as the plan is confirmed', async () => {
    expect(await wait(free, free, new Error('offline'), explorer)).toEqual({
      isConfirmed: true,
      waitedMs: 3000,
      asked: 4,
    })
  })

  it('gives up after fifteen seconds and claims nothing', async () => {
    expect(await wait(free)).toEqual({ isConfirmed: false, waitedMs: 15_000, asked: 16 })
  })

  it('stops without an answer when the screen is left', async () => {
    const confirmation = confirmPlan({
      plan: 'explorer',
      readUser: async () => explorer,
      now: () => 0,
      wait: async () => {},
      signal: AbortSignal.abort(new Error('left')),
    })
    await expect(confirmation).rejects.toThrow('left')
  })
})

describe('holdsPlan', () => {
  it('wants the very plan that was bought', () => {
    expect(holdsPlan(explorer, 'explorer')).toBe(true)
    expect(holdsPlan(explorer, null)).toBe(true)
    expect(holdsPlan(explorer, 'expedition-leader')).toBe(false)
  })

  it('does not take an ended subscription, or one that is not in force, for a plan', () => {
    expect(
      holdsPlan({ ...explorer, subscription: { ...subscription, status: 'canceled' } }, null),
    ).toBe(false)
    expect(holdsPlan({ plan: 'free', subscription }, null)).toBe(false)
    expect(holdsPlan(free, null)).toBe(false)
    expect(holdsPlan(null, null)).toBe(false)
  })
})
