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

type Wait = { answers: (Holder | Error)[]; arrivesAfterMs?: number; answersAfterMs?: number }

/**
 * A person who presses at 0 and waits on a clock of their own; each answer is the server's next one, the
 * last one stays.
 */
async function wait({ answers, arrivesAfterMs = 0, answersAfterMs = 0 }: Wait) {
  let nowMs = arrivesAfterMs
  let asked = 0
  const isConfirmed = await confirmPlan({
    plan: 'explorer',
    readUser: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)] ?? free
      asked += 1
      nowMs += answersAfterMs
      if (answer instanceof Error) throw answer
      return answer
    },
    now: () => nowMs,
    startedAtMs: 0,
    wait: async (durationMs) => void (nowMs += durationMs),
    signal: new AbortController().signal,
  })
  return { isConfirmed, leftAtMs: nowMs, asked }
}

describe('confirmPlan', () => {
  it('goes on a second and a half after the press when the plan is there already', async () => {
    expect(await wait({ answers: [explorer] })).toEqual({
      isConfirmed: true,
      leftAtMs: 1500,
      asked: 1,
    })
  })

  it('takes what the way here and the answer took off that time', async () => {
    const busy = { answers: [explorer], arrivesAfterMs: 900, answersAfterMs: 400 }
    expect(await wait(busy)).toMatchObject({ leftAtMs: 1500 })
    expect(await wait({ ...busy, arrivesAfterMs: 4000 })).toMatchObject({ leftAtMs: 4400 })
  })

  it('asks again in time, and goes on as soon as the plan is confirmed', async () => {
    expect(await wait({ answers: [free, free, explorer] })).toEqual({
      isConfirmed: true,
      leftAtMs: 1500,
      asked: 3,
    })
    expect(await wait({ answers: [free, free, free, new Error('offline'), explorer] })).toEqual({
      isConfirmed: true,
      leftAtMs: 3500,
      asked: 5,
    })
  })

  it('gives up fifteen seconds after the arrival and claims nothing', async () => {
    expect(await wait({ answers: [free], arrivesAfterMs: 60_000 })).toEqual({
      isConfirmed: false,
      leftAtMs: 75_000,
      asked: 16,
    })
  })

  it('stops without an answer when the screen is left', async () => {
    const confirmation = confirmPlan({
      plan: 'explorer',
      readUser: async () => explorer,
      now: () => 0,
      startedAtMs: 0,
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
