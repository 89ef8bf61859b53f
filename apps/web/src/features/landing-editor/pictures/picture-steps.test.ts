import type { PagePhoto, PagePictures } from '@wildpath/page/media'
import { expect, it } from 'vitest'

import { noSteps, redone, step, undone } from './picture-steps.ts'

const photo = (number: number): PagePhoto => ({
  src: `/media/${String(number).padStart(32, '0')}/640.webp`,
  alt: '',
  width: 640,
  height: 480,
})
const start = { pictures: [] as PagePictures, steps: noSteps }

it('goes back and forth one change at a time', () => {
  const one = step(start, [photo(1)])
  const two = step(one, [photo(1), photo(2)])
  expect(undone(two).pictures).toEqual([photo(1)])
  expect(undone(undone(two)).pictures).toEqual([])
  expect(undone(undone(undone(two))).pictures).toEqual([])
  expect(redone(undone(two)).pictures).toEqual([photo(1), photo(2)])
})

it('forgets what was undone with the next change', () => {
  const changed = step(undone(step(start, [photo(1)])), [photo(2)])
  expect(redone(changed)).toEqual(changed)
})

it('makes no step of what changes nothing', () => {
  expect(step(start, []).steps.past).toEqual([])
})
