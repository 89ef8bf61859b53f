import { describe, expect, it } from 'vitest'

import { runsAlreadyText } from './runs-already-text.ts'

const summer = { name: 'Summer trips', isRunning: true, address: 'https://canyon.example/' }
const isSamePage = (address: string) => address === summer.address

describe('what runs already', () => {
  it('is told by its name', () => {
    expect(runsAlreadyText([summer], { things: 'ads', isSamePage })).toBe(
      "An ad that leads to this page runs already: 'Summer trips'. This one would run beside it.",
    )
    expect(runsAlreadyText([summer], { things: 'campaigns', isSamePage })).toBe(
      "A campaign that leads to this page runs already: 'Summer trips'. This one would run beside it.",
    )
  })

  it('is counted where it is several', () => {
    const ads = [summer, { ...summer, name: 'Spring' }, { ...summer, name: 'Autumn' }]
    expect(runsAlreadyText(ads, { things: 'ads', isSamePage })).toBe(
      "3 ads that lead to this page run already, such as 'Summer trips'. This one would run beside them.",
    )
    expect(runsAlreadyText(ads.slice(1), { things: 'campaigns', isSamePage })).toBe(
      "2 campaigns that lead to this page run already, such as 'Spring'. This one would run beside them.",
    )
  })

  it('is nothing that is paused, leads elsewhere or nowhere', () => {
    const ads = [
      { ...summer, isRunning: false },
      { ...summer, address: 'https://lodge.example/' },
      { ...summer, address: null },
    ]
    expect(runsAlreadyText(ads, { things: 'ads', isSamePage })).toBeNull()
  })
})
