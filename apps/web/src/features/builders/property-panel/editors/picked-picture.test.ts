import { parsePage } from '@wildpath/page/document'
import { getField } from '@wildpath/page/edit'
import { describe, expect, it } from 'vitest'

import { createEditor } from '../../store/editor.ts'
import { panelActionsOf } from '../panel-actions.ts'
import { changesOfPick, mediaOfKind, mediaOfPick } from './picked-picture.ts'
import { emptySource } from '../../testing/empty-source.ts'

const photo = { src: '/media/photo.webp', width: 1200, height: 800, alt: 'Two rafts at the bend' }
const drawing = { kind: 'lake', time: 'dawn', subject: 'canoe', seed: 3 }

/** A panel of the first section, on a real editor. */
function openPanel(section: object) {
  const page = parsePage({ sections: [{ id: 'one', ...section }] })
  const log = { append: () => {}, restart: () => {} }
  const editor = createEditor({ page, source: emptySource, revision: 1, log, now: () => 0 })
  const actions = panelActionsOf({
    isUsableLink: () => true,
    edit: (path, value, options) =>
      editor.edit({ kind: 'set-section-field', index: 0, path, value }, options),
    commitBatch: editor.commitBatch,
    pickImage: null,
    sectionId: () => 'one',
  })
  const history = () => editor.store.getState().history
  const at = (...path: (string | number)[]) => getField(history().present.sections[0], path)
  return { actions, at, history, undo: editor.undo }
}

const openGallery = () =>
  openPanel({
    type: 'gallery',
    content: { items: [{ scene: drawing, alt: 'Drawn scene: a canoe on a misty lake' }] },
  })

const imagePath = ['content', 'items', 0, 'image']
const altPath = ['content', 'items', 0, 'alt']

describe('a picture chosen for a field', () => {
  it('brings its own description in the place of the old one, as one step to undo', () => {
    const { actions, at, history, undo } = openGallery()
    actions.setAll(changesOfPick(photo, { path: imagePath, altPath }))
    expect([at(...imagePath), at(...altPath)]).toEqual([photo.src, photo.alt])
    expect(history().past).toHaveLength(1)
    undo()
    expect([at(...imagePath), at(...altPath)]).toEqual(['', 'Drawn scene: a canoe on a misty lake'])
  })

  it('leaves no description of another picture when it has none itself', () => {
    const { actions, at } = openGallery()
    actions.setAll(changesOfPick({ ...photo, alt: '' }, { path: imagePath, altPath }))
    expect([at(...imagePath), at(...altPath)]).toEqual([photo.src, ''])
  })

  it('changes the address alone where nothing is said about the picture', () => {
    expect(changesOfPick(photo, { path: ['content', 'logoUrl'], altPath: null })).toEqual([
      { path: ['content', 'logoUrl'], value: photo.src },
    ])
  })

  it('is a step of its own, apart from typing before and after', () => {
    const { actions, history } = openGallery()
    actions.type(imagePath, '/a')
    actions.setAll(changesOfPick(photo, { path: imagePath, altPath }))
    actions.type(imagePath, '/b')
    expect(history().past).toHaveLength(3)
  })
})

describe('a picture chosen as media', () => {
  it('replaces address, size and description in one step', () => {
    const old = { type: 'image', src: '/old.webp', width: 10, height: 20, alt: 'An old picture' }
    const { actions, at, history, undo } = openPanel({ type: 'hero', content: { media: old } })
    actions.set(['content', 'media'], mediaOfPick(photo))
    expect(at('content', 'media')).toEqual({ type: 'image', ...photo })
    expect(history().past).toHaveLength(1)
    undo()
    expect(at('content', 'media')).toMatchObject(old)
  })

  it('has an empty description when the library has none', () => {
    const bare = { src: '/a.webp', width: 800, height: 600, alt: '' }
    expect(mediaOfPick(bare)).toEqual({ type: 'image', ...bare })
  })
})

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
