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

type FakeElement = { id?: string; picture?: string; isInteractive?: boolean; parent?: Element }

/** Builds a fake page element, because unit tests have no document. */
function buildElement({ id = '', picture, isInteractive = false, parent }: FakeElement): Element {
  const element = {
    id,
    parentElement: parent ?? null,
    getAttribute: () => picture ?? null,
    closest(selector: string): Element | null {
      const isMatch = selector === '[data-picture]' ? picture !== undefined : isInteractive
      return isMatch ? (element as unknown as Element) : (parent?.closest(selector) ?? null)
    },
  }
  return element as unknown as Element
}

const hero = buildElement({ id: 'hero' })
const gallery = buildElement({ id: 'gallery' })
const heroPicture = buildElement({ picture: 'content.media', parent: hero })
const galleryPicture = buildElement({ picture: 'content.items.0.image', parent: gallery })
const media = { sectionId: 'hero', path: ['content', 'media'] }

describe('findPressedPicture', () => {
  it('returns the picture field even if another layer of its section covers it', () => {
    const scrim = buildElement({ parent: hero })
    expect(findPressedPicture([heroPicture, hero], sections)?.target).toEqual(media)
    expect(findPressedPicture([scrim, heroPicture, hero], sections)?.target).toEqual(media)
    expect(findPressedPicture([galleryPicture, gallery], sections)?.target.path).toEqual([
      'content',
      'items',
      0,
      'image',
    ])
  })

  it('ignores clicks on text, controls, and other sections that cover the picture', () => {
    const text = buildElement({ isInteractive: true, parent: hero })
    expect(findPressedPicture([text, heroPicture, hero], sections)).toBeNull()
    expect(findPressedPicture([gallery, heroPicture, hero], sections)).toBeNull()
    expect(findPressedPicture([hero], sections)).toBeNull()
    expect(findPressedPicture([], sections)).toBeNull()
  })
})

describe('findDropTarget', () => {
  it('returns the picture at the point even if text covers it', () => {
    const text = buildElement({ isInteractive: true, parent: hero })
    expect(findDropTarget([text, heroPicture, hero], sections)).toEqual(media)
  })

  it('falls back to the section picture if there is none at the point', () => {
    expect(findDropTarget([hero], sections)).toEqual(media)
  })

  it('falls back to the background in a section without its own picture', () => {
    expect(findDropTarget([gallery], sections)).toEqual({
      sectionId: 'gallery',
      path: ['backdrop', 'picture'],
    })
  })

  it('returns null outside the page', () => {
    expect(findDropTarget([], sections)).toBeNull()
  })
})
