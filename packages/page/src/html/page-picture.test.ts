import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { pagePicture } from './page-picture.ts'

const river = { kind: 'river', seed: 3 } as const
const pictureOf = (sections: readonly object[], style = {}) =>
  pagePicture(parsePage({ sections, style: { theme: 'river', ...style } }))
const hero = (media: object) => ({ id: 'hero', type: 'hero', content: { media } })

describe('the picture of a page', () => {
  it("is the owner's photo of the first screen", () => {
    const photo = { type: 'image', src: 'https://example.test/raft.jpg', alt: 'Our raft' }
    expect(pictureOf([hero(photo)])).toEqual({
      kind: 'photo',
      src: 'https://example.test/raft.jpg',
      alt: 'Our raft',
    })
    expect(pictureOf([hero({ ...photo, width: 800, height: 600 })])).toMatchObject({
      width: 800,
      height: 600,
    })
  })

  it('falls back to the background of the first screen', () => {
    const picture = { type: 'image', src: 'https://example.test/lake.jpg', alt: 'A lake' }
    const plain = { id: 'hero', type: 'hero', backdrop: { picture } }
    expect(pictureOf([plain])).toMatchObject({ kind: 'photo', src: picture.src })
    const drawn = { id: 'faq', type: 'faq', backdrop: { picture: { type: 'scene', scene: river } } }
    expect(pictureOf([drawn])).toMatchObject({ kind: 'scene', scene: { kind: 'river', seed: 3 } })
  })

  it("is else the scene, in the brand's colours or the theme's", () => {
    const scene = hero({ type: 'scene', scene: river, alt: 'A river' })
    expect(pictureOf([scene])).toMatchObject({
      kind: 'scene',
      scene: { kind: 'river', seed: 3 },
      colours: { primary: '#0f766e', secondary: '#e07a3f' },
      alt: 'A river',
    })
    const palette = { primary: '#112233', secondary: '#445566' }
    expect(pictureOf([scene], { palette })).toMatchObject({ colours: palette })
  })

  it('is a scene further down when the first screen has none that can be shown', () => {
    const gallery = {
      id: 'gallery',
      type: 'gallery',
      content: { items: [{ title: 'The gorge', scene: river }] },
    }
    const photo = { type: 'image', src: 'javascript:alert(1)' }
    expect(pictureOf([hero(photo), gallery])).toMatchObject({ kind: 'scene', alt: 'The gorge' })
    expect(pictureOf([hero(photo)])).toBeNull()
  })
})
