import { sessionSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readEmailedToken } from '../../testing/read-emailed-token.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'
import { createCredentialRepository } from './credential-repository.ts'
import { createEmailVerificationService } from './email-verification-service.ts'

let product: TestProduct

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const verify = (browser: TestBrowser, token: string) =>
  browser.sendJson('POST', '/api/auth/verify-email', { token })
const resend = (browser: TestBrowser) => browser.sendJson('POST', '/api/account/verification-email')
const readToken = (email: string) => readEmailedToken(product.url, { email, link: 'verify-email' })

async function isVerified(browser: TestBrowser): Promise<unknown> {
  const { user } = (await (await browser.get('/api/session')).json()) as {
    user: { email_verified: unknown }
  }
  return user.email_verified
}

const countMails = (email: string) => countMailsWith(email, 'verify-email')

async function countMailsWith(email: string, text: string): Promise<unknown> {
  const [row] = await product.database.sql`
    select count(*)::int as count from outbox_emails
    where recipient = ${email} and position(${text} in body) > 0`
  return row?.['count']
}

it('sends at most 10 emails a day to an unconfirmed address, even if the account is deleted each time', async () => {
  const email = 'bombed@example.com'
  for (let count = 0; count < 8; count += 1) {
    const browser = product.openBrowser()
    await browser.signUp(email)
    await expect.poll(() => countMails(email)).toBe(1)
    await browser.sendJson('POST', '/api/account/delete', { password: 'rapids1' })
  }
  const browser = product.openBrowser()
  await browser.signUp(email)
  const reset = await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
  expect(reset.status).toBe(200)
  expect(await countMailsWith(email, '')).toBe(0)
  expect((await resend(browser)).status).toBe(200)
})

describe('email verification', () => {
  it('follows a sign-up with a link that works from any browser', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    expect(await isVerified(browser)).toBe(false)

    const token = await readToken(email)
    const visitor = product.openBrowser()
    expect((await verify(visitor, token)).status).toBe(200)
    expect(await isVerified(browser)).toBe(true)
  })

  it('reports an address as verified when its link is used again, even after it expires', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const token = await readToken(email)
    expect((await verify(product.openBrowser(), token)).status).toBe(200)
    expect((await verify(browser, token)).status).toBe(200)
    await product.database
      .sql`update verifications set expires_at = expires_at - interval '24 hours'`
    expect((await verify(browser, token)).status).toBe(200)
    expect(await isVerified(browser)).toBe(true)
  })

  it('keeps no token that works in the database', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const token = await readToken(email)
    const rows = await product.database.sql`select identifier, value from verifications`
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.length).toBeGreaterThan(0)
  })

  it('sends another email on request, until the address is verified', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const first = await readToken(email)
    expect((await resend(browser)).status).toBe(200)
    const second = await readToken(email)
    expect(second).not.toBe(first)
    expect((await verify(browser, first)).status).toBe(200)
    expect((await verify(browser, second)).status).toBe(200)

    expect((await resend(browser)).status).toBe(200)
    expect(await countMails(email)).toBe(2)
  })

  it('stops after five emails an hour', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    await readToken(email)
    const resendElsewhere = () =>
      browser.send('POST', '/api/account/verification-email', {
        headers: { 'x-forwarded-for': product.openBrowser().address },
      })
    for (let count = 0; count < 5; count += 1) expect((await resendElsewhere()).status).toBe(200)
    expect(await codeOf(await resendElsewhere())).toEqual([429, 'too-many-requests'])
    expect(await countMails(email)).toBe(6)
  })

  it.each(['made-up', 'a\u0000b', '%', 'x'.repeat(2000)])(
    'refuses a token that nobody was sent',
    async (token) => {
      expect(await codeOf(await verify(product.openBrowser(), token))).toEqual([
        410,
        'verification-link-invalid',
      ])
    },
  )

  it('refuses a link that is a day old', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    const token = await readToken(email)
    await product.database
      .sql`update verifications set expires_at = expires_at - interval '24 hours'`
    expect(await codeOf(await verify(browser, token))).toEqual([410, 'verification-link-invalid'])
    expect(await isVerified(browser)).toBe(false)
  })
})

describe('mail to an address that nobody has confirmed', () => {
  const full_name = 'Visit http://evil.example/free-money'

  it('says nothing that the person who signed up wrote', async () => {
    const email = 'stranger@example.com'
    const browser = product.openBrowser()
    const person = { full_name, email, password: 'rapids1' }
    await browser.sendJson('POST', '/api/auth/sign-up', person)
    const token = await readToken(email)
    await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
    expect(await countMailsWith(email, 'evil.example')).toBe(0)
    expect(await countMailsWith(email, 'reset-password')).toBe(1)

    await verify(browser, token)
    await browser.sendJson('POST', '/api/auth/request-password-reset', { email })
    expect(await countMailsWith(email, `Hello ${full_name},`)).toBe(1)
  })
})

describe('a mail server that does not answer', () => {
  const warnings: string[] = []
  const start = () =>
    createEmailVerificationService({
      credentials: createCredentialRepository(product.database),
      sendEmail: async () => ({
        ok: false,
        failure: { kind: 'unavailable', reason: 'connection refused' },
      }),
      now: () => new Date(),
      log: { warn: (_details, message) => void warnings.push(message) },
      limit: { consume: async () => true },
      unconfirmedLimit: { consume: async () => true },
    })

  it('never fails a sign-up', async () => {
    const other = await startTestProduct({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const browser = other.openBrowser()
    await browser.signUp()
    expect(await isVerified(browser)).toBe(false)
    expect(await codeOf(await resend(browser))).toEqual([502, 'email-not-sent'])
    await other.stop()
  })

  it('is logged, and told to whoever asks for the email', async () => {
    const browser = product.openBrowser()
    const { email } = await browser.signUp()
    await readToken(email)
    const { user } = sessionSchema.parse(await (await browser.get('/api/session')).json())
    if (user === null) throw new Error('Nobody is signed in')
    const verification = start()
    verification.sendInBackground(user, '10.0.0.1')
    await verification.settle()
    expect(warnings).toEqual(['a verification email could not be sent'])
    expect(await verification.send(user, '10.0.0.1')).toEqual({
      ok: false,
      error: { code: 'email-not-sent' },
    })
  })
})
