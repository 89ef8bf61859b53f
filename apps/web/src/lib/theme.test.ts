import { describe, expect, it } from 'vitest'

import { themeOf } from './theme.ts'

describe('themeOf', () => {
  it.each([
    [null, 'dark'],
    ['dark', 'dark'],
    ['sepia', 'dark'],
    ['light', 'light'],
  ])('reads the saved choice %j as %s', (saved, theme) => {
    expect(themeOf(saved)).toBe(theme)
  })
})
