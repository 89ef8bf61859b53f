import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const preview = (length: number) => product.openBrowser().get(`/preview?page=${'x'.repeat(length)}`)

/** What the server says to these bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(product.url).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('an address', () => {
  it('may be as long as a page that is shown from it', async () => {
    // The screens of the app are not built here: what counts is that the address was read.
    const answer = await preview(60_000)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  it.each([70_000, 1_000_000])('of %i characters is answered in words', async (length) => {
    const answer = await preview(length)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      431,
      'text/html; charset=utf-8',
    ])
    expect(await answer.text()).toContain('<h1>This address is too long</h1>')
  })
})

it('what is no request is told so, and the server goes on', async () => {
  expect(await answerTo('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect((await product.openBrowser().get('/healthz')).status).toBe(200)
})
