import { describe, expect, it } from 'vitest'

import { firstDevice, previewScale } from './preview-widths.ts'

describe('previewScale', () => {
  it('shrinks a desktop page into the room there is', () => {
    expect(previewScale('desktop', 640)).toBe(0.5)
  })

  it('never enlarges a phone page', () => {
    expect(previewScale('phone', 1088)).toBe(1)
  })
})

describe('firstDevice', () => {
  it('begins with the phone on a phone and with the desktop elsewhere', () => {
    expect(firstDevice(390)).toBe('phone')
    expect(firstDevice(1280)).toBe('desktop')
  })
})
