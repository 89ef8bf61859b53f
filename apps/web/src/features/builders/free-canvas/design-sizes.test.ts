import { expect, it } from 'vitest'

import { designSizes } from './design-sizes.ts'

it('exports every board in its own shape, at twice the size it is called by', () => {
  expect(designSizes.map(({ value, height, pixels }) => [value, height, pixels])).toEqual([
    ['800x600', 600, { width: 1600, height: 1200 }],
    ['1200x630', 420, { width: 2400, height: 1260 }],
    ['1080x1080', 800, { width: 2160, height: 2160 }],
  ])
})
