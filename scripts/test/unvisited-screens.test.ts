import { expect, it } from 'vitest'

import { unvisited } from './unvisited-screens.mjs'

it('names the screens that nobody came to', () => {
  const screens = ['/', '/dashboard', '/funnel/:id', '/funnel/:id/edit']
  expect(unvisited(screens, ['/', '/funnel/7', '/funnel/7/edit/more'])).toEqual([
    '/dashboard',
    '/funnel/:id/edit',
  ])
})
