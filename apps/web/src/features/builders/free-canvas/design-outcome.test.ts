import { expect, it } from 'vitest'

import { designHint, designSavedText } from './design-outcome.ts'

const square = { width: 1080, height: 1080 }

it('says that a design is inserted only where it is', () => {
  expect(designHint(square, true)).toBe(
    '“Save & Insert” makes a PNG of 1080 × 1080 pixels, puts it where you came from and keeps it in your ' +
      'design library.',
  )
  expect(designSavedText(true)).toBe('Design created successfully!')
})

it('says where a design is that was begun in the library, and how it comes onto a page', () => {
  expect(designHint(square, false)).toBe(
    '“Save & Insert” makes a PNG of 1080 × 1080 pixels and keeps it in your design library. Put it on a ' +
      'page from the picture’s own field.',
  )
  expect(designSavedText(false)).toBe('Design created successfully! It is in your library.')
})
