import type { PictureRound } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { describeRoundEnd, findRoundProgress } from './round-progress.ts'

type State = PictureRound['ads'][number]['state']

const buildRound = (state: PictureRound['state'], states: readonly State[]): PictureRound => ({
  id: '01900000-0000-7000-8000-000000000000',
  funnel_id: '01900000-0000-7000-8000-000000000001',
  state,
  ads: states.map((one, at) => ({ id: `ad-${at}`, state: one })),
})

describe('findRoundProgress', () => {
  it('counts the finished ads and returns the current one', () => {
    const round = buildRound('running', ['made', 'failed', 'skipped', 'making', 'waiting'])
    expect(findRoundProgress(round)).toEqual({ done: 3, total: 5, making: 'ad-3' })
  })

  it('is null unless the round is running', () => {
    expect(findRoundProgress(buildRound('stopped', ['made', 'waiting']))).toBeNull()
    expect(findRoundProgress(null)).toBeNull()
  })
})

describe('describeRoundEnd', () => {
  it.each([
    ['finished', ['made', 'made'], 'success', '2 images added.'],
    ['finished', ['made', 'skipped'], 'success', '1 image added.'],
    ['finished', ['skipped'], 'plain', 'All ads already have images'],
    ['finished', ['made', 'failed'], 'error', 'Failed to generate some images'],
    ['stopped', ['made', 'waiting'], 'plain', 'Stopped. 1 image added.'],
    ['stopped', ['waiting'], 'plain', 'Stopped. No image was added.'],
  ] as const)('%s with %j is announced as %s: %s', (state, states, tone, text) => {
    expect(describeRoundEnd(buildRound(state, states))).toEqual({ tone, text })
  })
})
