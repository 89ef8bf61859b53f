import { expect, it } from 'vitest'

import type { PagePhoto } from '../media/page-photo.ts'
import { placePhotos } from './place-photos.ts'

let count = 0
const photo = (width: number, height: number): PagePhoto => ({
  src: `/media/${String((count += 1)).padStart(32, '0')}/${width}.webp`,
  alt: '',
  width,
  height,
})
const wide = () => photo(1600, 900)
const tall = () => photo(900, 1600)

it('gives the first wide photo to the hero and the first upright one to the story', () => {
  const [one, two, three, four] = [tall(), wide(), wide(), tall()]
  expect(placePhotos({ photos: [one, two, three, four] })).toEqual([two, one, three, four])
})

it('keeps the order of the owner where no shape decides', () => {
  const photos = [wide(), wide(), wide(), wide()]
  expect(placePhotos({ photos })).toEqual(photos)
})

it('takes the first photo for the hero where none is wide', () => {
  const photos = [tall(), tall(), tall()]
  expect(placePhotos({ photos })).toEqual(photos)
})

it('does not stretch a small photo across the first screen while there is a larger one', () => {
  const [small, large] = [photo(500, 300), photo(1200, 800)]
  expect(placePhotos({ photos: [small, large] })).toEqual([large, small])
})

it('prefers a small wide photo to an upright one on the first screen', () => {
  const [one, two] = [photo(300, 400), photo(300, 200)]
  expect(placePhotos({ photos: [one, two] })).toEqual([two, one])
})

it('leaves what has a place where it is, and fills illustrations first', () => {
  const [hero, shown] = [wide(), tall()]
  const [one, two] = [tall(), wide()]
  expect(placePhotos({ photos: [one, two], pictures: [hero, null, shown] })).toEqual([
    hero,
    one,
    shown,
    two,
  ])
})

it('shows a photo once', () => {
  const [one, two] = [wide(), tall()]
  expect(placePhotos({ photos: [one, one, two, two] })).toEqual([one, two])
  expect(placePhotos({ photos: [two], pictures: [one, two] })).toEqual([one, two])
})

it('keeps within the places that a page has', () => {
  const photos = Array.from({ length: 20 }, wide)
  expect(placePhotos({ photos })).toEqual(photos.slice(0, 14))
})

it('changes nothing without photos', () => {
  const pictures = [wide(), null]
  expect(placePhotos({ photos: [], pictures })).toEqual(pictures)
})
