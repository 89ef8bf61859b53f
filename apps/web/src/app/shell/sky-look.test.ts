import { expect, it } from 'vitest'

import { skyLookOf } from './sky-look.ts'

it.each(['/', '/pricing', '/auth/login', '/terms', '/about', '/no-such-page', '/funnels'])(
  'shows the whole sky on %s',
  (pathname) => {
    expect(skyLookOf(pathname)).toBe('scenic')
  },
)

it.each([
  '/dashboard',
  '/dashboard/',
  '/leads',
  '/account',
  '/new-funnel',
  '/funnel/x/edit',
  '/checkout',
  '/admin/jobs',
])('keeps the sky beside the work on %s', (pathname) => {
  expect(skyLookOf(pathname)).toBe('margins')
})
