import type { MediaAsset } from '@wildpath/contract'
import { afterEach, expect, it } from 'vitest'

import { createKeptPhotos, holdFiles, takeHeldFiles } from './kept-photos.ts'

const asset: MediaAsset = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  type: 'image',
  fileName: 'river.jpg',
  url: '/media/0123456789abcdef0123456789abcdef/1280.webp',
  previewUrl: '/media/0123456789abcdef0123456789abcdef/640.webp',
  width: 1280,
  height: 720,
  bytes: 1000,
  alt: '',
  source: 'upload',
  designId: null,
  createdAt: '2026-05-01T10:00:00.000Z',
}

function memory() {
  const entries = new Map<string, string>()
  return {
    entries,
    storage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  }
}

const file = (name: string) => new File(['picture'], name)
const names = (files: readonly File[]) => files.map(({ name }) => name)

afterEach(() => {
  takeHeldFiles('maya')
})

it('keeps the photos of a form in their order, and forgets them with the last one', () => {
  const { storage, entries } = memory()
  const kept = createKeptPhotos(() => storage, 'maya')
  kept.save([asset])
  expect(createKeptPhotos(() => storage, 'maya').load()).toEqual([asset])
  expect(createKeptPhotos(() => storage, 'noah').load()).toEqual([])
  kept.save([])
  expect([...entries.keys()]).toEqual([])
})

it.each(['', 'nonsense', '{}', '[{"id":1}]'])('keeps nothing of an entry such as %j', (text) => {
  const { storage, entries } = memory()
  entries.set('new-funnel-photos:maya', text)
  expect(createKeptPhotos(() => storage, 'maya').load()).toEqual([])
})

it('works without storage', () => {
  const kept = createKeptPhotos(() => {
    throw new Error('denied')
  }, 'maya')
  kept.save([asset])
  expect(kept.load()).toEqual([])
})

it('hands held files once to their person, with those of a demo before', () => {
  holdFiles('demo', [file('demo.jpg')])
  holdFiles('maya', [file('river.jpg')])
  holdFiles('noah', [file('lake.jpg')])
  expect(names(takeHeldFiles('maya'))).toEqual(['river.jpg', 'demo.jpg'])
  expect(takeHeldFiles('maya')).toEqual([])
  expect(names(takeHeldFiles('noah'))).toEqual(['lake.jpg'])
})
