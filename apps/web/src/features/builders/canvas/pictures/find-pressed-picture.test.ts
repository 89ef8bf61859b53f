import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { findDropTarget } from './find-drop-target.ts'
import { findPressedPicture } from './find-pressed-picture.ts'

const { sections } = parsePage({
  sections: [
    { id: 'hero', type: 'hero' },
    { id: 'gallery', type: 'gallery', content: { items: [{ image: '/a.png' }] } },
  ],
})

type Fake = { id?: string; picture?: string; hasOwnPress?: boolean; parent?: Element }

/** An element of the page; unit tests have no document. */
function build({ id = '', picture, hasOwnPress = false, parent }: Fake): Element {
  const element = {
    id,
    parentElement: parent ?? null,
    getAttribute: () => picture ?? null,
    closest(selector: string): Element | null {
      const isMatch = selector === '[data-picture]' ? picture !== undefined : hasOwnPress
      return isMatch ? (element as unknown as Element) : (parent?.closest(selector) ?? null)
    },
  }
  return element as unknown as Element
}

const hero = build({ id: 'hero' })
const gallery = build({ id: 'gallery' })
const heroPicture = build({ picture: 'content.media', parent: hero })
const galleryPicture = build({ picture: 'content.items.0.image', parent: gallery })
const media = { sectionId: 'hero', path: ['content', 'media'] }

describe('findPressedPicture', () => {
  it('returns the field of a picture, even under a layer of its section', () => {
    const scrim = build({ parent: hero })
    expect(findPressedPicture([heroPicture, hero], sections)?.target).toEqual(media)
    expect(findPressedPicture([scrim, heroPicture, hero], sections)?.target).toEqual(media)
    expect(findPressedPicture([galleryPicture, gallery], sections)?.target.path).toEqual([
      'content',
      'items',
      0,
      'image',
    ])
  })

  it('leaves presses to texts, controls, and other sections that lie over the picture', () => {
    const text = build({ hasOwnPress: true, parent: hero })
    expect(findPressedPicture([text, heroPicture, hero], sections)).toBeNull()
    expect(findPressedPicture([gallery, heroPicture, hero], sections)).toBeNull()
    expect(findPressedPicture([hero], sections)).toBeNull()
    expect(findPressedPicture([], sections)).toBeNull()
  })
})

describe('findDropTarget', () => {
  it('returns the picture at the point, even under a text', () => {
    const text = build({ hasOwnPress: true, parent: hero })
    expect(findDropTarget([text, heroPicture, hero], sections)).toEqual(media)
  })

  it('returns the picture of the section without one at the point', () => {
    expect(findDropTarget([hero], sections)).toEqual(media)
  })

  it('returns null beside the page and in a section that has no picture of its own', () => {
    expect(findDropTarget([gallery], sections)).toBeNull()
    expect(findDropTarget([], sections)).toBeNull()
  })
})
