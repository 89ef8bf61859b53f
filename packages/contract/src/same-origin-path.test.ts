import { describe, expect, it } from 'vitest'

import { sameOriginPath } from './same-origin-path.ts'

const origin = 'https://wildpath.example'

describe('sameOriginPath', () => {
  it('keeps a path with its query and hash', () => {
    expect(sameOriginPath('/checkout?plan=explorer#top', origin)).toBe(
      '/checkout?plan=explorer#top',
    )
    expect(sameOriginPath('/apiary', origin)).toBe('/apiary')
  })

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    '/a\r\nb',
    '/api/auth/sign-out',
    '/./api/x',
    '/API',
    'javascript:alert(1)',
    'https://wildpath.example/dashboard',
  ])('refuses %j', (redirect) => {
    expect(sameOriginPath(redirect, origin)).toBeNull()
  })
})
