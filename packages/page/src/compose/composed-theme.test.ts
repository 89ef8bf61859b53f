import { expect, it } from 'vitest'

import { composedTheme } from './composed-theme.ts'

it.for([
  ['modern', 'fitness', 'night'],
  ['friendly', 'tech', 'night'],
  ['modern', 'outdoor-adventure', 'night'],
  ['bold', 'outdoor-adventure', 'nature'],
  ['friendly', 'eco', 'nature'],
  ['playful', 'nature', 'nature'],
  ['friendly', 'ecommerce', 'default'],
  ['luxurious', 'lodging', 'default'],
] as const)('gives tone %s and industry %s the theme %s', ([tone, industry, theme]) => {
  expect(composedTheme(tone, industry)).toBe(theme)
})
