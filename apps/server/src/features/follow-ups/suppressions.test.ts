import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import { readOutbox } from '../../testing/read-outbox.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function outboxOf(address: string) {
  return (await readOutbox(product)).filter(({ to }) => to === address)
}

describe('the list of addresses that get no follow-ups', () => {
  const add = (browser: TestBrowser, email: string) =>
    browser.sendJson('POST', '/api/suppressions', { email })
  const remove = (browser: TestBrowser, email: string) =>
    browser.sendJson('POST', '/api/suppressions/removals', { email })
  const list = async (browser: TestBrowser) => (await browser.get('/api/suppressions')).json()

  it('takes an address in any case, once, and gives it back', async () => {
    const { browser, funnel } = await createOwner(product)
    expect((await add(browser, ' Mia@Example.org ')).status).toBe(200)
    expect((await add(browser, 'mia@example.org')).status).toBe(200)
    expect(await list(browser)).toEqual({
      suppressions: [{ email: 'mia@example.org', reason: 'added', created_at: expect.any(String) }],
    })
    await leaveLead(product, funnel, { email: 'mia@example.org' })
    await product.runJobs()
    expect(await outboxOf('mia@example.org')).toEqual([])
    expect((await remove(browser, 'MIA@example.org')).status).toBe(200)
    expect(await codeOf(await remove(browser, 'mia@example.org'))).toEqual([
      404,
      'suppression-not-found',
    ])
  })

  it.each([
    ['ole@blåbær.no', 'Ole@xn--blbr-roah.no'],
    ['pia@xn--blbr-roah.no', 'pia@BLÅBÆR.no'],
  ])('stops emails to %s for a lead who typed %s', async (listed, typed) => {
    const { browser, funnel } = await createOwner(product)
    await add(browser, listed)
    await leaveLead(product, funnel, { email: typed })
    await product.runJobs()
    const recipients = (await readOutbox(product)).map(({ to }) => to)
    expect(recipients.filter((to) => /^(ole|pia)@/.test(to))).toEqual([])
    expect((await remove(browser, typed)).status).toBe(200)
  })

  it("takes no text that is no address, and is nobody else's", async () => {
    const { browser } = await createOwner(product)
    expect(await codeOf(await add(browser, 'mia'))).toEqual([422, 'invalid-input'])
    await add(browser, 'ben@example.org')
    const other = await createOwner(product)
    expect(await list(other.browser)).toEqual({ suppressions: [] })
    expect(await codeOf(await remove(other.browser, 'ben@example.org'))).toEqual([
      404,
      'suppression-not-found',
    ])
    const lead = await leaveLead(product, other.funnel, { email: 'ben@example.org' })
    await product.runJobs()
    expect(await outboxOf(lead.email)).toHaveLength(1)
  })
})

describe('a test email', () => {
  const send = (browser: TestBrowser, change: object, query = '') =>
    browser.sendJson('POST', `/api/send-email${query}`, {
      to: 'nobody@example.com',
      subject: 'Test Email: Rafting Follow-up',
      text: 'Hello <b>you</b>,\nsee you soon.',
      html: '<script>alert(1)</script>',
      ...change,
    })

  it('goes to its own sender, with HTML made of the text', async () => {
    const { browser, email } = await createOwner(product)
    expect((await send(browser, { to: email.toUpperCase() })).status).toBe(200)
    const [mail] = (await outboxOf(email)).filter(({ subject }) => subject.startsWith('Test'))
    expect(mail).toMatchObject({
      subject: 'Test Email: Rafting Follow-up',
      text: expect.stringMatching(/^Hello <b>you<\/b>,\nsee you soon\.\n\n--\n/),
      html: expect.stringContaining('Hello &lt;b&gt;you&lt;/b&gt;,<br>\nsee you soon.'),
    })
    expect(mail?.html).not.toContain('script')
  })

  it('shows from whom it will come and what will stand below, without a way out that leads nowhere', async () => {
    const { browser, email, funnel } = await createOwner(product)
    const footer = async () => {
      const [mail] = (await outboxOf(email)).filter(({ subject }) => subject.startsWith('Test'))
      return { from: mail?.headers['From'], lines: mail?.text.split('\n--\n')[1], mail }
    }
    const [first, last] = [
      'This is a test that only you get.',
      "Emails to your leads say here why they were sent, and have a link 'Unsubscribe' that works.",
    ]
    await send(browser, { to: email }, `?funnel_id=${funnel.id}`)
    expect(await footer()).toMatchObject({
      from: 'Blue Canyon Rafting via Wildpath',
      lines: `${first}\nYour postal address will stand here once you have saved one.\n${last}`,
    })
    await browser.sendJson('PUT', '/api/account/sender', { postal_address: '1 River Road, Moab' })
    await send(browser, { to: email }, `?funnel_id=${funnel.id}`)
    const { lines, mail } = await footer()
    expect(lines).toBe(`${first}\nBlue Canyon Rafting, 1 River Road, Moab\n${last}`)
    expect(mail?.html).toContain('1 River Road, Moab')
    expect(mail?.html).not.toContain('href')
    expect(Object.keys(mail?.headers ?? {})).toEqual(['From'])
  })

  it("names no business of somebody else's", async () => {
    const { browser, email } = await createOwner(product)
    const other = await createOwner(product)
    await browser.sendJson('PUT', '/api/account/sender', { postal_address: '1 River Road, Moab' })
    expect((await send(browser, { to: email }, `?funnel_id=${other.funnel.id}`)).status).toBe(200)
    const [mail] = (await outboxOf(email)).filter(({ subject }) => subject.startsWith('Test'))
    expect(mail?.headers).toEqual({})
    expect(mail?.text).not.toContain('Blue Canyon')
  })

  it('goes to nobody else', async () => {
    const { browser } = await createOwner(product)
    expect(await codeOf(await send(browser, {}))).toEqual([403, 'not-your-address'])
    expect(await outboxOf('nobody@example.com')).toEqual([])
  })

  it('goes out ten times within the hour', async () => {
    const { browser, email } = await createOwner(product)
    for (let count = 0; count < 10; count += 1) {
      expect((await send(browser, { to: email })).status).toBe(200)
    }
    expect(await codeOf(await send(browser, { to: email }))).toEqual([429, 'too-many-requests'])
  })

  it('needs a confirmed address, and is not reported as sent when the mail server does not take it', async () => {
    const other = await startTestProduct({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const browser = other.openBrowser()
    const { email } = await browser.signUp()
    expect(await codeOf(await send(browser, { to: email }))).toEqual([403, 'email-not-verified'])
    await other.database.sql`update users set email_verified = true where email = ${email}`
    expect(await codeOf(await send(browser, { to: email }))).toEqual([502, 'email-not-sent'])
    await other.stop()
  })
})
