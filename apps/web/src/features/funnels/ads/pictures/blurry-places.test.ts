import { expect, it } from 'vitest'

import { blurryPlaces } from './blurry-places.ts'

it.each([
  [{ width: 1920, height: 1440 }, []],
  [{ width: 1920, height: 1005 }, []],
  [{ width: 1080, height: 1350 }, ['Twitter']],
  [{ width: 1400, height: 800 }, ['Instagram', 'Twitter']],
  [{ width: 640, height: 480 }, ['Facebook', 'LinkedIn', 'Instagram', 'Twitter']],
  [{ width: null, height: null }, []],
])('a photo of %j is too small for %j', (size, places) => {
  expect(blurryPlaces(size, 'facebook')).toEqual(places)
})

it('a photo of a Google ad is measured by the places of Google alone', () => {
  const photo = { width: 1200, height: 800 }
  expect(blurryPlaces(photo, 'google')).toEqual(['Google (square)'])
})
