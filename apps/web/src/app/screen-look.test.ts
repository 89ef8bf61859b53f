import { expect, it } from 'vitest'

import { screenLook } from './screen-look.ts'

it.each(['/', '/pricing', '/auth/login', '/terms', '/about', '/no-such-page', '/funnels'])(
  'shows the whole sky on %s',
  (pathname) => {
    expect(screenLook(pathname).sky).toBe('scenic')
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
  '/admin/audit',
  '/admin/jobs',
])('keeps the sky beside the work on %s', (pathname) => {
  expect(screenLook(pathname).sky).toBe('margins')
})
