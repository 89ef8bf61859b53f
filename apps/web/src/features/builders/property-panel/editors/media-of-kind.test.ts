import { describe, expect, it } from 'vitest'

import { convertMedia } from './media-of-kind.ts'

describe('convertMedia', () => {
  it('drops alt text when converting to or from a drawing', () => {
    const before = { kind: 'scene', alt: 'Drawn scene: a raft' }
    expect(convertMedia('image', before)).toEqual({ type: 'image', src: '', alt: '' })
    expect(convertMedia('video', before)).toEqual({ type: 'video', src: '', alt: '' })
    expect(convertMedia('scene', { kind: 'image', alt: 'Our bus' })).toMatchObject({ alt: '' })
  })

  it('keeps alt text from image to video, and returns undefined for no media', () => {
    const before = { kind: 'image', alt: 'Our bus' }
    expect(convertMedia('video', before)).toEqual({ type: 'video', src: '', alt: 'Our bus' })
    expect(convertMedia('', before)).toBeUndefined()
  })
})
