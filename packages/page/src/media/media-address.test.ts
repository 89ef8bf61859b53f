import { expect, it } from 'vitest'

import { mediaAddress, mediaSources, mediaWidths } from './media-address.ts'

const key = '0123456789abcdef0123456789abcdef'

it('keeps up to three widths of a picture and never enlarges it', () => {
  expect(mediaWidths(6000)).toEqual([640, 1280, 1920])
  expect(mediaWidths(1280)).toEqual([640, 1280])
  expect(mediaWidths(1281)).toEqual([640, 1280, 1281])
  expect(mediaWidths(500)).toEqual([500])
})

it('offers every width that lies behind the address of the largest', () => {
  expect(mediaSources(mediaAddress(key, 1000))).toBe(
    `/media/${key}/640.webp 640w, /media/${key}/1000.webp 1000w`,
  )
})

it.each([
  'https://photos.example/media/0123456789abcdef0123456789abcdef/640.webp',
  '/media/0123456789abcdef0123456789abcdef/640.webp?x=1',
  '/media/../640.webp',
  '/media/0123456789abcdef0123456789abcdef/0.webp',
  '/uploads/a.png',
  '',
])('knows no widths of %j', (address) => {
  expect(mediaSources(address)).toBeNull()
})
