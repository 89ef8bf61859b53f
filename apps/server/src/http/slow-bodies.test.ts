import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPerson } from '../testing/chat-scene.ts'
import type { TestBrowser } from '../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../testing/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** Sends all of a request but the end of its body; `end` sends that and answers the status. */
async function beginRequest(browser: TestBrowser, path: string, body: object) {
  const { port, host } = new URL(product.url)
  const bytes = JSON.stringify(body)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    [
      `PUT ${path} HTTP/1.1`,
      `host: ${host}`,
      `cookie: ${browser.cookieHeader()}`,
      'content-type: application/json',
      `content-length: ${bytes.length}`,
      'connection: close',
      '',
      bytes.slice(0, 5),
    ].join('\r\n'),
  )
  // By the time this is answered the head of the other one was read.
  await browser.get('/api/session')
  return {
    async end() {
      socket.write(bytes.slice(5))
      return Number((await text(socket)).split(' ')[1])
    },
  }
}

const notice = { notice: 'Closed on Sunday', reason: 'Moving' }

describe('whoever sends a body slowly', () => {
  it('may do what they still may when it is there', async () => {
    const admin = await openPerson(product, 'admin')
    const held = await beginRequest(admin.browser, '/api/admin/notice', notice)
    expect(await held.end()).toBe(200)
  })

  it('is no admin any more when they were demoted meanwhile', async () => {
    const admin = await openPerson(product, 'admin')
    const held = await beginRequest(admin.browser, '/api/admin/notice', {
      ...notice,
      notice: 'Never said',
    })
    await product.database.sql`update users set plan = 'free' where id = ${admin.id}`
    expect(await held.end()).toBe(403)
    const { notice: said } = (await (await admin.browser.get('/api/session')).json()) as {
      notice: string
    }
    expect(said).not.toBe('Never said')
  })

  it('is nobody any more when they signed out meanwhile', async () => {
    const person = await openPerson(product)
    const held = await beginRequest(person.browser, '/api/account/community-name', { name: 'Mia' })
    await person.browser.sendJson('POST', '/api/auth/sign-out')
    expect(await held.end()).toBe(401)
  })
})
