import { randomUUID } from 'node:crypto'

import { api } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { rateLimits } from '../../limits.ts'
import { openPerson } from '../../testing/chat-scene.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

const hourMs = 3_600_000
let passedMs = 0
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct(
    { SUPPORT_EMAIL: 'ask@wild.example' },
    undefined,
    () => new Date(Date.now() + passedMs),
  )
})
afterAll(() => product.stop())

const documentsPath = '/api/diagnostics/documents'
const read = async (browser: TestBrowser) =>
  api.getDiagnostics.answer.parse(await (await browser.get('/api/diagnostics')).json())
const write = (browser: TestBrowser, body: object = { test: 'a value', user_agent: 'Gecko' }) =>
  browser.sendJson('POST', documentsPath, body)
const written = async (browser: TestBrowser) =>
  api.createDiagnosticDocument.answer.parse(await (await write(browser)).json())

describe('diagnostics', () => {
  it('tell visitors and owners who they are, and nothing about the installation', async () => {
    expect(await read(product.openBrowser())).toEqual({
      version: null,
      environment: null,
      configuration: null,
      signed_in: null,
    })
    const { browser, id } = await openPerson(product)
    expect(await read(browser)).toMatchObject({
      configuration: null,
      signed_in: { uid: id, provider_id: 'password', is_anonymous: false },
    })
  })

  it('show admins the version, the environment and every variable, secrets masked', async () => {
    const { browser } = await openPerson(product, 'admin')
    const { version, environment, configuration } = await read(browser)
    expect([version, environment]).toEqual(['1.2.3', 'production'])
    expect(configuration).toContainEqual({ name: 'SUPPORT_EMAIL', value: 'ask@wild.example' })
    expect(configuration).toContainEqual({ name: 'METRICS_TOKEN', value: 'met...est' })
    expect(configuration).toContainEqual({ name: 'SMTP_URL', value: null })
  })

  it('store a document, read it and delete it, once', async () => {
    const { browser } = await openPerson(product, 'admin')
    expect((await browser.sendJson('POST', '/api/diagnostics/database')).status).toBe(200)
    const document = await written(browser)
    expect(document).toMatchObject({ test: 'a value', user_agent: 'Gecko' })
    const path = `${documentsPath}/${document.id}`
    expect(await (await browser.get(path)).json()).toEqual(document)
    expect((await browser.sendJson('DELETE', path)).status).toBe(200)
    expect(await codeOf(await browser.get(path))).toEqual([404, 'diagnostic-document-gone'])
    expect(await codeOf(await browser.sendJson('DELETE', path))).toEqual([
      404,
      'diagnostic-document-gone',
    ])
  })

  it('forget a document after an hour, and delete it soon', async () => {
    const { browser } = await openPerson(product, 'admin')
    const { id } = await written(browser)
    const count = async () =>
      product.database.sql`select 1 from diagnostic_documents where id = ${id}`
    passedMs += hourMs - 60_000
    expect((await browser.get(`${documentsPath}/${id}`)).status).toBe(200)
    await product.runJobs()
    expect(await count()).toHaveLength(1)
    passedMs += 2 * 60_000
    expect((await browser.get(`${documentsPath}/${id}`)).status).toBe(404)
    passedMs += hourMs
    await product.runJobs()
    expect(await count()).toHaveLength(0)
  })

  it('take so much and so many, and no more', async () => {
    const { browser } = await openPerson(product, 'admin')
    expect((await write(browser, { test: 'x'.repeat(201), user_agent: '' })).status).toBe(422)
    expect((await write(browser, { test: '', user_agent: 'x'.repeat(1001) })).status).toBe(422)
    const { limit } = rateLimits.diagnosticDocumentsOfNetwork
    const answers = await Promise.all(Array.from({ length: limit + 1 }, () => write(browser)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('diagnostics in development', () => {
  it('are everybody’s', async () => {
    const developed = await startTestProduct({ NODE_ENV: 'development' })
    const visitor = developed.openBrowser()
    const { environment, configuration } = await read(visitor)
    expect([environment, configuration === null]).toEqual(['development', false])
    const { id } = await written(visitor)
    expect((await visitor.get(`${documentsPath}/${id}`)).status).toBe(200)
    expect((await visitor.get(`${documentsPath}/${randomUUID()}`)).status).toBe(404)
    await developed.stop()
  })
})
