import { describe, expect, it } from 'vitest'

import { changeCrop, getCrop } from './change-framing.ts'

const framing = { focus: { x: 20, y: 30 }, zoom: 2 }

describe('getCrop', () => {
  it('defaults to the center without zoom', () => {
    expect(getCrop({}, 'larger')).toEqual({ focus: { x: 50, y: 50 }, zoom: 1 })
  })

  it('falls back to the larger-screen crop if there is no phone crop', () => {
    expect(getCrop(framing, 'phone')).toEqual(framing)
  })
})

describe('changeCrop', () => {
  it('initializes the phone crop from the larger-screen crop', () => {
    const changed = changeCrop(framing, 'phone', { zoom: 3 })
    expect(changed).toEqual({ ...framing, phoneFraming: { focus: { x: 20, y: 30 }, zoom: 3 } })
    expect(changeCrop(changed, 'larger', { focus: { x: 0, y: 0 } })).toEqual({
      focus: { x: 0, y: 0 },
      zoom: 2,
      phoneFraming: { focus: { x: 20, y: 30 }, zoom: 3 },
    })
  })

  it('omits a zoom of 1', () => {
    expect(changeCrop(framing, 'larger', { zoom: 1 })).toEqual({ focus: { x: 20, y: 30 } })
    expect(changeCrop(framing, 'phone', { zoom: 1 }).phoneFraming).toEqual({
      focus: { x: 20, y: 30 },
    })
  })
})
