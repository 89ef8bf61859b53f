import { describe, expect, it } from 'vitest'

import { isThere } from './capabilities.ts'
import { noPromise } from './support.ts'

const reached = { supportEmail: 'ask@wild.example', support: noPromise }
const unreached = { supportEmail: null, support: noPromise }

describe('what is there', () => {
  it('is what is built, and not what is planned', () => {
    expect(isThere('html-export', unreached)).toBe(true)
    expect(isThere('experiments', reached)).toBe(false)
  })

  it('includes priority support only if there is a support address', () => {
    expect(isThere('priority-support', reached)).toBe(true)
    expect(isThere('priority-support', unreached)).toBe(false)
  })

  it('is dedicated support where somebody with a name promises hours', () => {
    const promised = { ...noPromise, contactName: 'Mara', dedicatedHours: 4 }
    expect(isThere('dedicated-support', { ...reached, support: promised })).toBe(true)
    expect(isThere('dedicated-support', { ...unreached, support: promised })).toBe(false)
    expect(isThere('dedicated-support', reached)).toBe(false)
    const nameless = { ...promised, contactName: null }
    expect(isThere('dedicated-support', { ...reached, support: nameless })).toBe(false)
    const vague = { ...promised, dedicatedHours: null }
    expect(isThere('dedicated-support', { ...reached, support: vague })).toBe(false)
  })
})
