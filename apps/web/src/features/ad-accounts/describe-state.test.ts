import { expect, it } from 'vitest'

import { describeState } from './describe-state.ts'

it.each([
  [true, null, 'Active', 'fern', null],
  [false, null, 'Paused', 'lantern', null],
  [
    true,
    'In review',
    'In review',
    'lantern',
    'Facebook is reviewing it. It isn’t shown until it passes.',
  ],
  [
    true,
    'Under review',
    'In review',
    'lantern',
    'Facebook is reviewing it. It isn’t shown until it passes.',
  ],
  [false, 'In review', 'Paused', 'lantern', 'Facebook is reviewing it.'],
  [true, 'Ended', 'Ended', 'neutral', null],
  [false, 'Ended', 'Ended', 'neutral', null],
  [true, 'Starts on 2031-05-01', 'Scheduled', 'fern', 'Starts on May 1, 2031'],
  [true, 'Disapproved: ADULT', 'Disapproved', 'clay', 'Disapproved: ADULT'],
  [
    true,
    'Its ad was disapproved. See Google Ads',
    'Disapproved',
    'clay',
    'Its ad was disapproved. See Google Ads',
  ],
  [true, 'Its campaign is paused', 'Active', 'fern', 'Its campaign is paused'],
])('on: %o, note: %o is %o', (isOn, note, label, tone, sentence) => {
  expect(describeState({ isOn, note, platformName: 'Facebook' })).toEqual({ label, tone, sentence })
})
