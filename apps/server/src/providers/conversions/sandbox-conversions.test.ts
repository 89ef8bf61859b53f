import { describe, expect, it } from 'vitest'

import { conversionsContract } from './conversions-contract.ts'
import { createSandboxConversions } from './sandbox-conversions.ts'

describe('conversions in the sandbox', () => {
  conversionsContract(async () => createSandboxConversions())

  it('say that they are', () => {
    expect(createSandboxConversions().kind).toBe('sandbox')
  })
})
