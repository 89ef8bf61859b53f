import { type Funnel, noFacts } from '@wildpath/contract'
import { type PictureValue, readPicture } from '@wildpath/page/fields'
import { describe, expect, it } from 'vitest'

import { buildBusinessInfo } from '../../../entities/funnel/testing/build-business-info.ts'
import { buildContent } from '../../../entities/funnel/testing/build-content.ts'
import { createEditor } from '../store/editor.ts'
import { getSource } from '../store/page-source.ts'
import { generatedPageOf } from '../store/working-page.ts'
import { changePicture, removePicture } from './change-picture.ts'
import { findIllustration } from './composed-picture.ts'
import { findPicture, type PictureTarget } from './picture-target.ts'

const hero: PictureTarget = { sectionId: 'hero', path: ['content', 'media'] }
const gallery = (index: number): PictureTarget => ({
  sectionId: 'gallery',
  path: ['content', 'items', index, 'image'],
})
const photo = (letter: string) =>
  ({
    kind: 'image',
    src: `/media/${letter.repeat(32)}/1280.webp`,
    alt: 'A raft',
    width: 1280,
    height: 720,
  }) satisfies PictureValue

const { kind: _kind, ...stored } = photo('c')
const content = buildContent()
const funnel = {
  business_info: buildBusinessInfo(),
  business_facts: noFacts,
  generated_content: {
    ...content,
    landing_page: {
      ...content.landing_page,
      pictures: [
        null,
        null,
        stored,
        { ...stored, src: photo('d').src },
        { ...stored, src: photo('e').src },
        { ...stored, src: photo('f').src },
      ],
    },
  },
  custom_branding: { logo_url: '' },
} as Funnel

function open({ followsContent = true } = {}) {
  const editor = createEditor({
    page: generatedPageOf(funnel),
    source: getSource(funnel),
    revision: 1,
    log: { append: () => {}, restart: () => {} },
    now: () => 0,
  })
  const state = () => editor.store.getState()
  const change = (target: PictureTarget) => ({
    editor,
    funnel: followsContent ? funnel : null,
    target,
  })
  const find = (target: PictureTarget) => {
    const found = findPicture(state().history.present, target)
    if (found === null) throw new Error('The page has no such picture')
    return found
  }
  return {
    editor,
    put: (target: PictureTarget, picture: PictureValue) => changePicture(change(target), picture),
    remove: (target: PictureTarget) => removePicture(change(target)),
    read: (target: PictureTarget) => {
      const { section, field } = find(target)
      return readPicture(section, field)
    },
    find,
    state,
    steps: () => state().history.past.length,
    photos: () => state().source.generated_content.landing_page.pictures ?? [],
    items: () => find(gallery(0)).section.content.items,
  }
}

describe('a picture that the composed page shows', () => {
  it('changes on the page and in the owner’s photos in one undo step', () => {
    const { editor, put, read, photos, steps } = open()
    const before = read(hero)
    put(hero, { ...photo('a'), focus: { x: 10, y: 20 }, zoom: 2 })
    expect(read(hero)).toMatchObject({ ...photo('a'), focus: { x: 10, y: 20 }, zoom: 2 })
    expect(photos()[0]).toMatchObject({ src: photo('a').src, width: 1280, zoom: 2 })
    expect(steps()).toBe(1)
    editor.undo()
    expect(read(hero)).toEqual(before)
    expect(photos()[0]).toBeNull()
  })

  it('keeps the dimensions of a gallery photo when only its crop changes', () => {
    const { put, photos, items } = open()
    const { width: _width, height: _height, ...shown } = photo('c')
    put(gallery(0), { ...shown, phoneFraming: { zoom: 2 } })
    expect(photos()[2]).toMatchObject({ width: 1280, height: 720, phoneFraming: { zoom: 2 } })
    expect(items()[0]).toMatchObject({ image: photo('c').src, phoneFraming: { zoom: 2 } })
  })

  it('shows a picture from another host without adding it to the owner’s photos', () => {
    const { put, read, photos } = open()
    put(hero, photo('a'))
    put(hero, { kind: 'image', src: 'https://photos.example/a.jpg', alt: '' })
    expect(read(hero)).toMatchObject({ src: 'https://photos.example/a.jpg' })
    expect(photos()[0]).toBeNull()
  })

  it('restores the illustration', () => {
    const { put, read, find, state, photos } = open()
    const before = read(hero)
    put(hero, photo('a'))
    const illustration = findIllustration(find(hero), { funnel, source: state().source })
    expect(illustration).toEqual(before)
    put(hero, illustration as PictureValue)
    expect([read(hero), photos()[0]]).toEqual([before, null])
  })

  it('is removed from the page and stays removed', () => {
    const { put, remove, read, photos, steps } = open()
    put(hero, photo('a'))
    remove(hero)
    expect([read(hero), photos()[0], steps()]).toEqual([{ kind: 'none' }, null, 2])
  })

  it('leaves no gap in the gallery when removed', () => {
    const { remove, items, photos, steps, editor } = open()
    remove(gallery(0))
    expect(photos().slice(2)).toMatchObject([
      { src: photo('d').src },
      { src: photo('e').src },
      { src: photo('f').src },
    ])
    expect(items()[0]).toMatchObject({ image: photo('d').src })
    expect(steps()).toBe(1)
    editor.undo()
    expect(items()[0]).toMatchObject({ image: photo('c').src })
  })
})

describe('a picture that only the edited page shows', () => {
  it('leaves the content unchanged and adds one undo step', () => {
    const { put, read, photos, steps, editor } = open({ followsContent: false })
    put(hero, photo('a'))
    expect([read(hero).kind, photos()[0], steps()]).toEqual(['image', null, 1])
    editor.undo()
    expect(read(hero).kind).toBe('scene')
  })

  it('removes its gallery item', () => {
    const { remove, items } = open({ followsContent: false })
    const [first, second] = items()
    remove(gallery(0))
    expect(items()[0]?.id).toBe(second?.id)
    expect(items().map(({ id }) => id)).not.toContain(first?.id)
  })
})
