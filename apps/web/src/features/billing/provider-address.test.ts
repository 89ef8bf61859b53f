import { describe, expect, it } from 'vitest'

import { providerAddress } from './provider-address.ts'

const origin = 'http://localhost:3000'

describe('providerAddress', () => {
  it('completes a path of this product', () => {
    expect(providerAddress('/sandbox/pay/1', origin)).toBe('http://localhost:3000/sandbox/pay/1')
  })

  it('lets other sites through over https alone', () => {
    expect(providerAddress('https://pay.example/c/1', origin)).toBe('https://pay.example/c/1')
    expect(providerAddress('http://pay.example/c/1', origin)).toBeNull()
    expect(providerAddress('//pay.example/c/1', origin)).toBeNull()
  })

  it('refuses scripts and what is no address', () => {
    expect(providerAddress('javascript:alert(1)', origin)).toBeNull()
    expect(providerAddress('data:text/html,x', origin)).toBeNull()
    expect(providerAddress('http://', origin)).toBeNull()
  })
})
