import { describe, expect, it } from 'vitest'

import { isThere } from './capabilities.ts'

const reached = { supportEmail: 'ask@wild.example' }
const unreached = { supportEmail: null }

describe('what is there', () => {
  it('is what is built, and not what is planned', () => {
    expect(isThere('html-export', unreached)).toBe(true)
    expect(isThere('ad-accounts', reached)).toBe(false)
  })

  it('is what people do where somebody can be written to', () => {
    expect(isThere('priority-support', reached)).toBe(true)
    expect(isThere('priority-support', unreached)).toBe(false)
  })
})
