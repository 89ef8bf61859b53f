import { describe, expect, it } from 'vitest'

import { firstDevice, previewScale, previewWidth } from './preview-widths.ts'

describe('previewWidth', () => {
  it('gives a desktop page the room there is, and never less than a desktop has', () => {
    expect(previewWidth('desktop', 1440)).toBe(1440)
    expect(previewWidth('desktop', 700)).toBe(1280)
  })

  it('keeps tablets and phones at their own width', () => {
    expect(previewWidth('tablet', 1440)).toBe(768)
    expect(previewWidth('mobile', 320)).toBe(375)
  })
})

describe('previewScale', () => {
  it('shrinks a desktop page into the room there is', () => {
    expect(previewScale(1280, 640)).toBe(0.5)
  })

  it('never enlarges a phone page', () => {
    expect(previewScale(375, 1088)).toBe(1)
  })
})

describe('firstDevice', () => {
  it('begins with the phone on a phone and with the desktop elsewhere', () => {
    expect(firstDevice(390)).toBe('mobile')
    expect(firstDevice(1280)).toBe('desktop')
  })
})
