import { describe, expect, it } from 'vitest'

import { retryDelayMs } from './retry-policy.ts'

describe('retryDelayMs', () => {
  it('waits longer after each of six tries and gives up after the seventh', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(retryDelayMs)).toEqual([
      30_000,
      120_000,
      600_000,
      3_600_000,
      14_400_000,
      43_200_000,
      null,
    ])
  })
})
