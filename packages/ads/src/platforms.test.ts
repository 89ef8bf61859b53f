import { describe, expect, it } from 'vitest'

import { cutOf } from './cut.ts'
import {
  adPicturePlaces,
  drawnSizes,
  type PicturePlacement,
  picturePlacements,
} from './platforms.ts'

const placements = Object.keys(picturePlacements) as PicturePlacement[]

describe.each(placements)('a picture drawn for %s', (placement) => {
  const { width, height } = drawnSizes[placement]

  it('has the shape of its placement', () => {
    expect(width / height).toBeCloseTo(picturePlacements[placement].ratio, 2)
  })

  it.each(Object.values(adPicturePlaces).flat())(
    'is large enough to be cut for $label',
    (place) => {
      const focus = { x: 50, y: 50 }
      const cut = cutOf({ width, height, ratio: place.width / place.height, focus })
      expect(cut.width).toBeGreaterThan(place.width * 0.9)
      expect(cut.height).toBeGreaterThan(place.height * 0.9)
    },
  )
})

it('names the shape of every place as its pixels have it', () => {
  for (const { ratio, width, height } of Object.values(adPicturePlaces).flat()) {
    expect(width / height).toBeCloseTo(ratio, 2)
  }
})
