import { describe, expect, it } from 'vitest'

import { altOfPicture } from './alt-of-picture.ts'

const imageUrl = '/media/0123456789abcdef0123456789abcdef/1600.webp'
const ad = { imageUrl, headline: 'Raft the Blue Fork' }

describe('the alternative text of a picture of an ad', () => {
  it('is what its owner says of it in the library', () => {
    const library = [
      { url: '/media/other/1600.webp', alt: 'A tent' },
      { url: imageUrl, alt: ' A raft in rapids ' },
    ]
    expect(altOfPicture(ad, library)).toBe('A raft in rapids')
  })

  it.each([
    ['is not of the library', []],
    ['has no words there', [{ url: imageUrl, alt: ' ' }]],
  ])('names its ad when the picture %s', (_case, library) => {
    expect(altOfPicture(ad, library)).toBe('Picture of the ad “Raft the Blue Fork”')
  })

  it('is never empty', () => {
    expect(altOfPicture({ ...ad, headline: ' ' }, [])).toBe('Picture of the ad')
  })
})
