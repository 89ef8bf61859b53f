import { expect, it } from 'vitest'

import { fitting, platformCount, platformDayOf, platformTime } from './platform-numbers.ts'

it('says once of rows that do not fit how many there are, and nothing where all do', () => {
  const said: number[] = []
  const note = (count: number) => void said.push(count)
  expect(fitting([1, null, 2, null], note)).toEqual([1, 2])
  expect(fitting([1, 2], note)).toEqual([1, 2])
  expect(said).toEqual([2])
})

it('takes whole counts that can be kept', () => {
  const counts = ['12', 0, undefined, '1.5', '-1', '1e20', 'many']
  expect(counts.map((count) => platformCount.safeParse(count).data ?? null)).toEqual([
    12,
    0,
    0,
    null,
    null,
    null,
    null,
  ])
})

it('takes days that were asked for', () => {
  const day = platformDayOf({ from: '2028-02-01', to: '2028-03-01' })
  const days = ['2028-02-29', '2028-03-01', '2028-02-30', '2028-03-02', 'junk']
  expect(days.filter((one) => day.safeParse(one).success)).toEqual(['2028-02-29', '2028-03-01'])
})

it('knows times of calendars alone', () => {
  expect(platformTime.parse('2031-05-01T00:00:00-0600')).toBe(Date.UTC(2031, 4, 1, 6))
  const odd = [undefined, 7, 'junk', '1969-12-31T17:00:00-0700', '+010000-01-01T00:00:00Z']
  expect(odd.map((time) => platformTime.parse(time))).toEqual(odd.map(() => null))
})
