import { connect } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bounds } from '../limits.ts'
import { codeOf, type TestBrowser } from '../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startTestProduct()
  browser = product.openBrowser()
  await browser.signUp()
})
afterAll(() => product.stop())

const { jsonBodyBytes, pageBodyBytes } = bounds.requests
const filled = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
const send = (from: TestBrowser, method: string, path: string, body: string) =>
  from.send(method, path, { body, headers: { 'content-type': 'application/json' } })
const anyFunnel = `/api/funnels/${crypto.randomUUID()}`

/** What is answered to a head alone, whose body never comes. */
async function answerToHead(method: string, path: string): Promise<string> {
  const { port } = new URL(product.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n` +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n',
  )
  const [answer] = await new Promise<Buffer[]>((resolve, reject) => {
    socket.once('data', (data) => resolve([data])).once('error', reject)
    socket.setTimeout(3_000, () => reject(new Error('nothing was answered')))
  })
  socket.destroy()
  return answer?.toString('latin1').split('\r\n', 1)[0] ?? ''
}

describe('the body of a request', () => {
  it.each([
    ['POST', '/api/auth/sign-in'],
    ['POST', '/api/auth/sign-up'],
    ['PATCH', '/api/account'],
    ['POST', '/api/openai-proxy'],
    ['PUT', `${anyFunnel}/slug`],
  ])('is small: %s %s', async (method, path) => {
    expect(await codeOf(await send(browser, method, path, filled(jsonBodyBytes + 1)))).toEqual([
      413,
      'body-too-large',
    ])
    expect((await send(browser, method, path, filled(jsonBodyBytes))).status).not.toBe(413)
  })

  it.each([
    ['POST', '/api/funnels'],
    ['PATCH', anyFunnel],
    ['PATCH', `${anyFunnel}/page`],
    ['POST', `${anyFunnel}/rewrite`],
  ])('may hold a page: %s %s', async (method, path) => {
    expect((await send(browser, method, path, filled(pageBodyBytes))).status).not.toBe(413)
    expect((await send(browser, method, path, filled(pageBodyBytes + 1))).status).toBe(413)
  })

  it('is not waited for where there is nothing, nor from nobody', async () => {
    expect(await answerToHead('POST', '/api/nothing-here')).toContain('404')
    expect(await answerToHead('PATCH', `${anyFunnel}/page`)).toContain('401')
  })
})
