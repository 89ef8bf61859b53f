import { describe, expect, it } from 'vitest'

import { loginPath, signUpPath } from './sign-in-paths.ts'

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
