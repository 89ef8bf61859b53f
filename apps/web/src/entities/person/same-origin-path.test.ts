import { describe, expect, it } from 'vitest'

import { loginPath, sameOriginPath, signUpPath } from './same-origin-path.ts'

const origin = 'https://wildpath.example'

describe('sameOriginPath', () => {
  it('keeps a path with its query and hash', () => {
    expect(sameOriginPath('/checkout?plan=explorer#top', origin)).toBe(
      '/checkout?plan=explorer#top',
    )
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
    'javascript:alert(1)',
    'https://wildpath.example/dashboard',
  ])('refuses %j', (redirect) => {
    expect(sameOriginPath(redirect, origin)).toBeNull()
  })
})

describe('loginPath', () => {
  it('carries the whole place to return to', () => {
    expect(loginPath({ pathname: '/checkout', search: '?plan=explorer', hash: '' })).toBe(
      '/auth/login?redirect=%2Fcheckout%3Fplan%3Dexplorer',
    )
  })
})

describe('signUpPath', () => {
  it('carries the whole address of the place, encoded', () => {
    expect(signUpPath({ pathname: '/checkout', search: '?plan=explorer', hash: '' })).toBe(
      '/auth/signup?redirect=%2Fcheckout%3Fplan%3Dexplorer',
    )
  })
})
