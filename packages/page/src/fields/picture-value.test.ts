import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { setSectionField } from '../edit/set-section-field.ts'
import type { KnownSection } from '../sections/section-models.ts'
import { findPictureField, type PictureField } from './find-picture-field.ts'
import { listPictureChanges, type PictureValue, readPicture } from './picture-value.ts'

const scene = { kind: 'lake', subject: 'canoe', time: 'dawn', seed: 3 }
const photo = {
  kind: 'image',
  src: '/media/raft.webp',
  alt: 'A raft',
  focus: { x: 10, y: 20 },
  zoom: 2,
  phoneFraming: { focus: { x: 90, y: 20 } },
} satisfies PictureValue

function open(type: string, content: object, path: (string | number)[]) {
  let page = parsePage({ sections: [{ id: 'one', type, content }] })
  const section = () => page.sections[0] as KnownSection
  const field = findPictureField(section(), path) as PictureField
  return {
    section,
    read: () => readPicture(section(), field),
    write(value: PictureValue) {
      for (const change of listPictureChanges(field, value)) {
        page = setSectionField(page, { index: 0, ...change })
      }
    },
  }
}

const galleryItem = ['content', 'items', 0, 'image']

describe('a section picture', () => {
  it('round-trips every kind of value', () => {
    const { read, write } = open('hero', {}, ['content', 'media'])
    expect(read()).toEqual({ kind: 'none' })
    const values: PictureValue[] = [
      { ...photo, width: 1200, height: 800 },
      { kind: 'video', src: '/film.mp4', alt: 'The rapids' },
      { kind: 'none' },
    ]
    for (const value of values) {
      write(value)
      expect(read()).toEqual(value)
    }
    write({ kind: 'scene', scene, alt: 'A lake' } as PictureValue)
    expect(read()).toMatchObject({ kind: 'scene', scene, alt: 'A lake' })
  })
})

describe('an item picture', () => {
  it('keeps its framing and the scene it replaces', () => {
    const { read, write, section } = open('gallery', { items: [{ scene }] }, galleryItem)
    expect(read()).toMatchObject({ kind: 'scene', scene })
    write(photo)
    expect(read()).toEqual(photo)
    expect(section().content.items[0]).toMatchObject({ scene })
    write({ kind: 'image', src: '/media/other.webp', alt: '' })
    expect(read()).toEqual({ kind: 'image', src: '/media/other.webp', alt: '' })
  })

  it('removes the scene and alt text along with the picture', () => {
    const { read, write, section } = open('gallery', { items: [{ scene }] }, galleryItem)
    write(photo)
    write({ kind: 'none' })
    expect(read()).toEqual({ kind: 'none' })
    expect(section().content.items[0]).not.toHaveProperty('scene')
    expect(section().content.items[0]).toMatchObject({ image: '', alt: '' })
  })

  it('writes only the URL of a logo', () => {
    const { read, write } = open('header', {}, ['content', 'logoUrl'])
    write(photo)
    expect(read()).toEqual({ kind: 'image', src: photo.src, alt: '' })
  })
})
