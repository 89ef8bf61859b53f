import { describe, expect, it } from 'vitest'

import type { PagePhoto } from '../media/page-photo.ts'
import { removePicture, replacePicture } from './replace-picture.ts'

const photo = (number: number): PagePhoto => ({
  src: `/media/${String(number).padStart(32, '0')}/1600.webp`,
  alt: '',
  width: 1600,
  height: 900,
})
const sceneCount = 6

describe('replacing a picture', () => {
  it('puts a photo at its place and keeps illustrations before it', () => {
    expect(replacePicture({ pictures: [], place: 1, photo: photo(1), sceneCount })).toEqual([
      null,
      photo(1),
    ])
  })

  it('keeps the illustrations that a gallery shows beside it', () => {
    const pictures = replacePicture({ pictures: [], place: 3, photo: photo(1), sceneCount })
    expect(pictures).toEqual([null, null, null, photo(1), null, null])
  })

  it('adds no illustrations to a gallery of photos', () => {
    const pictures = [photo(1), photo(2), photo(3), photo(4), photo(5)]
    expect(replacePicture({ pictures, place: 3, photo: photo(9), sceneCount })).toEqual([
      photo(1),
      photo(2),
      photo(3),
      photo(9),
      photo(5),
    ])
  })

  it('goes back to the illustration', () => {
    const pictures = [photo(1), photo(2)]
    expect(replacePicture({ pictures, place: 0, photo: null, sceneCount })).toEqual([
      null,
      photo(2),
    ])
  })

  it('keeps within the places that a page has', () => {
    const pictures = replacePicture({ pictures: [], place: 40, photo: photo(1), sceneCount })
    expect(pictures.length).toBeLessThanOrEqual(14)
    expect(pictures.every((picture) => picture === null)).toBe(true)
  })
})

it('takes a picture out of the gallery alone', () => {
  const pictures = [photo(1), photo(2), photo(3), photo(4)]
  expect(removePicture(pictures, 2)).toEqual([photo(1), photo(2), photo(4)])
  expect(removePicture(pictures, 0)).toEqual(pictures)
})
