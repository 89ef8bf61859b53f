import { afterEach, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
afterEach(() => product.stop())

const token = 'a-token-of-an-operator'
const read = async (headers: Record<string, string> = {}) => {
  const answer = await fetch(`${product.url}/metrics`, { headers })
  return [answer.status, (await answer.text()).includes('_memory_bytes ')]
}
const start = async (environment: Record<string, string>) => {
  product = await startTestProduct({ METRICS_TOKEN: '', TRUST_PROXY: '0', ...environment })
}
const open = [200, true]
const absent = [404, false]

describe('metrics with a token', () => {
  it('are for whoever has it, wherever they are, and for nobody else', async () => {
    await start({ METRICS_TOKEN: token, TRUST_PROXY: '1', PUBLIC_URL: 'https://wildpath.example' })
    expect(await read({ authorization: `Bearer ${token}` })).toEqual(open)
    expect(
      await read({ 'authorization': `bearer ${token}`, 'x-forwarded-for': '203.0.113.7' }),
    ).toEqual(open)
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, `Basic ${token}`, token])
      expect(await read({ authorization })).toEqual([401, false])
    const refused = await fetch(`${product.url}/metrics`)
    expect(refused.headers.get('www-authenticate')).toBe('Bearer')
    expect(await refused.json()).toMatchObject({ error: { code: 'metrics-token-needed' } })
  })
})

describe('metrics without a token', () => {
  it.each(['http://localhost:3000', 'http://wildpath.example'])(
    'are for this machine alone where people reach it at %s',
    async (PUBLIC_URL) => {
      await start({ PUBLIC_URL })
      expect(await read()).toEqual(open)
      expect(await read({ 'x-forwarded-for': '127.0.0.1' })).toEqual(absent)
      expect(await read({ 'cf-connecting-ip': '127.0.0.1' })).toEqual(absent)
    },
  )

  // From there a proxy that adds nothing looks like this machine.
  it.each([
    { TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:3000' },
    { TRUST_PROXY: '0', PUBLIC_URL: 'https://wildpath.example' },
  ])('are for nobody behind a proxy: %o', async (environment) => {
    await start(environment)
    expect(await read()).toEqual(absent)
  })
})
