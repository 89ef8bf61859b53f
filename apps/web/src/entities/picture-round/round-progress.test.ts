import type { PictureRound } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { describeRoundEnd, progressOf } from './round-progress.ts'

type State = PictureRound['ads'][number]['state']

const roundOf = (state: PictureRound['state'], states: readonly State[]): PictureRound => ({
  id: '01900000-0000-7000-8000-000000000000',
  funnel_id: '01900000-0000-7000-8000-000000000001',
  state,
  ads: states.map((one, at) => ({ id: `ad-${at}`, state: one })),
})

describe('the progress of a round', () => {
  it('counts the ads that are done and names the one whose turn it is', () => {
    const round = roundOf('running', ['made', 'failed', 'skipped', 'making', 'waiting'])
    expect(progressOf(round)).toEqual({ done: 3, total: 5, making: 'ad-3' })
  })

  it('is null unless the round is running', () => {
    expect(progressOf(roundOf('stopped', ['made', 'waiting']))).toBeNull()
    expect(progressOf(null)).toBeNull()
  })
})

describe('the end of a round', () => {
  it.each([
    ['finished', ['made', 'made'], 'success', '2 images added.'],
    ['finished', ['made', 'skipped'], 'success', '1 image added.'],
    ['finished', ['skipped'], 'plain', 'All ads already have images'],
    ['finished', ['made', 'failed'], 'error', 'Failed to generate some images'],
    ['stopped', ['made', 'waiting'], 'plain', 'Stopped. 1 image added.'],
    ['stopped', ['waiting'], 'plain', 'Stopped. No image was added.'],
  ] as const)('%s with %j is announced as %s: %s', (state, states, tone, text) => {
    expect(describeRoundEnd(roundOf(state, states))).toEqual({ tone, text })
  })
})
