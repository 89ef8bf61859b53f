import { describe, expect, it } from 'vitest'

import { mediaOfKind } from './media-of-kind.ts'

describe('media of another kind', () => {
  it('does not keep what was said about a drawing', () => {
    const before = { kind: 'scene', alt: 'Drawn scene: a raft' }
    expect(mediaOfKind('image', before)).toEqual({ type: 'image', src: '', alt: '' })
    expect(mediaOfKind('video', before)).toEqual({ type: 'video', src: '', alt: '' })
    expect(mediaOfKind('scene', { kind: 'image', alt: 'Our bus' })).toMatchObject({ alt: '' })
  })

  it('keeps the words from picture to film, and is nothing when there is to be none', () => {
    const before = { kind: 'image', alt: 'Our bus' }
    expect(mediaOfKind('video', before)).toEqual({ type: 'video', src: '', alt: 'Our bus' })
    expect(mediaOfKind('', before)).toBeUndefined()
  })
})
