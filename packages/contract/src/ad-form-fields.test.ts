import { describe, expect, it } from 'vitest'

import { webAddress } from './ad-form-fields.ts'

const isTaken = (address: string) => webAddress('Missing').safeParse(address).success

describe('the address of an ad', () => {
  it('carries texts with their line ends', () => {
    expect(isTaken('https://blue.example/?text=Hello%0AAna&utm_campaign=raft')).toBe(true)
  })

  it.each(['%00', 'a%1Fb', '%7f'])('carries no control characters: %s', (value) => {
    expect(isTaken(`https://blue.example/?utm_campaign=${value}`)).toBe(false)
  })
})
