import { expect, it } from 'vitest'

import { runCrashRounds } from '../support/crash-rounds.ts'

it('keeps every acknowledged lead exactly once over kill -9 of server and database', async () => {
  const rounds = await runCrashRounds({ rounds: 2, clients: 32, postsBeforeKill: 500 })
  for (const { acknowledged, lost, twice } of rounds) {
    expect(acknowledged).toBeGreaterThanOrEqual(500)
    expect([lost, twice]).toEqual([0, 0])
  }
})
