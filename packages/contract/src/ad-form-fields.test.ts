import { describe, expect, it } from 'vitest'

import { daySchema, webAddress } from './ad-form-fields.ts'

const isTaken = (address: string) => webAddress('Missing').safeParse(address).success

describe('the address of an ad', () => {
  it('carries texts with their line ends', () => {
    expect(isTaken('https://blue.example/?text=Hello%0AAna&utm_campaign=raft')).toBe(true)
  })

  it.each(['%00', 'a%1Fb', '%7f'])('carries no control characters: %s', (value) => {
    expect(isTaken(`https://blue.example/?utm_campaign=${value}`)).toBe(false)
  })
})

describe('a day to begin or to end on', () => {
  const saidOf = (day: string) =>
    daySchema('Missing')
      .safeParse(day)
      .error?.issues.map(({ message }) => message)

  it.each(['2000-01-01', '2031-05-01', '2037-12-29'])('may be %s', (day) => {
    expect(saidOf(day)).toBeUndefined()
  })

  it.each([
    ['', 'Missing'],
    ['2031-02-30', 'Missing'],
    ['1999-12-31', 'This day is too long ago'],
    ['2037-12-30', 'The last day that can be planned is December 29, 2037'],
    ['9999-12-31', 'The last day that can be planned is December 29, 2037'],
  ])('is not %j', (day, said) => {
    expect(saidOf(day)).toEqual([said])
  })
})
