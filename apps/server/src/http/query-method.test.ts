import { request } from 'node:http'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
// Fails when anything was logged as an error.
afterAll(() => product.stop())

it.for(['/anything', '/api/funnels'])('finds nothing for QUERY at %s', async (path) => {
  const status = await new Promise((resolve, reject) => {
    const call = request(product.url + path, { method: 'QUERY' }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    call.on('error', reject).end()
  })
  expect(status).toBe(404)
})
