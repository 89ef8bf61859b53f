import type { FactorProof } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { tablesThatHold } from '../../testing/all-tables.ts'
import { codeOfApp, openSecondFactor } from '../../testing/second-factor-scene.ts'
import { readEmailedToken } from '../../testing/read-emailed-token.ts'
import { codeOf, type TestBrowser } from '../../testing/test-browser.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts'

let product: TestProduct
/** Advanced by the tests; a code is good for 30 seconds. */
let now = new Date('2026-05-01T10:00:00Z')
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

beforeAll(async () => {
  product = await startTestProduct({}, undefined, () => now)
})
afterAll(() => product.stop())

const password = 'rapids1'
const code = (text: string): FactorProof => ({ kind: 'code', code: text })

async function openPerson() {
  const browser = product.openBrowser()
  const { email } = await browser.signUp()
  return { browser, email, factor: openSecondFactor(browser) }
}

const signIn = (browser: TestBrowser, email: string, tried = password) =>
  browser.sendJson('POST', '/api/auth/sign-in', { email, password: tried })
const secondStep = (browser: TestBrowser, proof: FactorProof) =>
  browser.sendJson('POST', '/api/auth/second-step', proof)
const userIn = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: unknown }).user
const challengeOf = async (browser: TestBrowser, path: string) => {
  const answer = await browser.sendJson('POST', path)
  return ((await answer.json()) as { challenge: string }).challenge
}

/** Somebody with an app who signs in elsewhere and was asked for the second step. */
async function openHalfSignedIn() {
  const person = await openPerson()
  const app = await person.factor.setUpApp(now)
  pass(60)
  const elsewhere = product.openBrowser()
  await signIn(elsewhere, person.email)
  return { ...person, ...app, elsewhere }
}

it('gives no known-browser cookie after a password reset to a person with a second factor', async () => {
  const { email, factor } = await openPerson()
  await factor.setUpApp(now)
  const elsewhere = product.openBrowser()
  await elsewhere.sendJson('POST', '/api/auth/request-password-reset', { email })
  const token = await readEmailedToken(product.url, { email, link: 'reset-password' })
  const body = { token, password: 'calmwater' }
  const answer = await elsewhere.sendJson('POST', '/api/auth/reset-password', body)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
})

describe('an authenticator app', () => {
  it('is set up with the password and a first code, which brings ten recovery codes', async () => {
    const { browser, factor } = await openPerson()
    const wrong = { password: 'another', factor: null }
    const path = '/api/account/second-factor/app'
    expect(await codeOf(await browser.sendJson('POST', path, wrong))).toEqual([
      401,
      'wrong-password',
    ])
    const begun = await browser.sendJson('POST', path, { password, factor: null })
    const { key, address } = (await begun.json()) as { key: string; address: string }
    expect(address).toMatch(/^otpauth:\/\/totp\/Wildpath:.*example\.com\?.*secret=/)
    expect(address).toContain(key)
    const confirm = (typed: string) => browser.sendJson('POST', `${path}/confirm`, { code: typed })
    expect(await codeOf(await confirm('000000'))).toEqual([401, 'wrong-code'])
    expect((await factor.read()).app_since).toBeNull()

    const confirmed = await confirm(codeOfApp(key, now).replace(/^(...)/, '$1 '))
    const { recovery_codes: codes } = (await confirmed.json()) as { recovery_codes: string[] }
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
    expect(await factor.read()).toEqual({
      app_since: now.toISOString(),
      passkeys: [],
      recovery_codes_left: 10,
    })
  })

  it('is not set up by a key that waited for its first code for too long', async () => {
    const { browser, factor } = await openPerson()
    const path = '/api/account/second-factor/app'
    const begun = await browser.sendJson('POST', path, { password, factor: null })
    const { key } = (await begun.json()) as { key: string }
    pass(31 * 60)
    const late = await browser.sendJson('POST', `${path}/confirm`, { code: codeOfApp(key, now) })
    expect(await codeOf(late)).toEqual([409, 'second-factor-conflict'])
    expect((await factor.read()).app_since).toBeNull()
  })

  it('leaves neither its key nor a recovery code in the database', async () => {
    const { factor } = await openPerson()
    const { key, codes } = await factor.setUpApp(now)
    const [first = ''] = codes ?? []
    const plain = [key, first, first.replace('-', '')]
    expect(await tablesThatHold(product, plain)).toEqual([])
  })

  it('is not replaced while it is there', async () => {
    const { browser, factor } = await openPerson()
    const { key } = await factor.setUpApp(now)
    pass(60)
    const proof = { password, factor: code(codeOfApp(key, now)) }
    const answer = await browser.sendJson('POST', '/api/account/second-factor/app', proof)
    expect(await codeOf(answer)).toEqual([409, 'second-factor-conflict'])
  })
})

describe('signing in with a second factor', () => {
  it('has no session after the password, and one after the code', async () => {
    const { email, key, elsewhere } = await openHalfSignedIn()
    const half = await signIn(elsewhere, email)
    expect(await half.json()).toEqual({ second_step: { app: true, passkey: false } })
    const cookies = half.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^wildpath_second_step=.*Max-Age=600; Path=\/api\/auth; HttpOnly/)
    expect(await userIn(elsewhere)).toBeNull()

    expect(await codeOf(await secondStep(elsewhere, code('123456')))).toEqual([401, 'wrong-code'])
    const passed = await secondStep(elsewhere, code(codeOfApp(key, now)))
    expect(passed.status).toBe(200)
    expect(await userIn(elsewhere)).toMatchObject({ email })
    const [session] = await product.database.sql`
      select second_factor, second_factor_at is not null as is_dated from sessions
      join users on users.id = user_id where email = ${email} order by sessions.created_at desc`
    expect(session).toEqual({ second_factor: 'app', is_dated: true })
  })

  it('takes a code of the step before or after, and none further away', async () => {
    const { key, elsewhere } = await openHalfSignedIn()
    const at = (seconds: number) => code(codeOfApp(key, new Date(now.getTime() + seconds * 1000)))
    expect((await secondStep(elsewhere, at(-60))).status).toBe(401)
    expect((await secondStep(elsewhere, at(60))).status).toBe(401)
    expect((await secondStep(elsewhere, at(-30))).status).toBe(200)
    expect((await secondStep(product.openBrowser(), at(30))).status).toBe(401)
  })

  it('takes a code once, and none from before it', async () => {
    const { email, key, elsewhere } = await openHalfSignedIn()
    const used = codeOfApp(key, now)
    const before = codeOfApp(key, new Date(now.getTime() - 30_000))
    expect((await secondStep(elsewhere, code(used))).status).toBe(200)
    const thief = product.openBrowser()
    await signIn(thief, email)
    expect(await codeOf(await secondStep(thief, code(used)))).toEqual([401, 'wrong-code'])
    expect(await codeOf(await secondStep(thief, code(before)))).toEqual([401, 'wrong-code'])
  })

  it('takes the same code once from two who send it together', async () => {
    const { email, key, elsewhere } = await openHalfSignedIn()
    const other = product.openBrowser()
    await signIn(other, email)
    const typed = code(codeOfApp(key, now))
    const answers = await Promise.all([secondStep(elsewhere, typed), secondStep(other, typed)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, codes, elsewhere, factor } = await openHalfSignedIn()
    const [first = ''] = codes ?? []
    const typed = code(first.replace('-', ' ').toUpperCase())
    expect((await secondStep(elsewhere, typed)).status).toBe(200)
    expect((await factor.read()).recovery_codes_left).toBe(9)
    await signIn(elsewhere, email)
    expect(await codeOf(await secondStep(elsewhere, typed))).toEqual([401, 'wrong-code'])
  })

  it("takes nobody else's codes", async () => {
    const { elsewhere } = await openHalfSignedIn()
    const { factor } = await openPerson()
    const other = await factor.setUpApp(now)
    expect((await secondStep(elsewhere, code(other.codes?.[0] ?? ''))).status).toBe(401)
    expect((await secondStep(elsewhere, code(codeOfApp(other.key, now)))).status).toBe(401)
  })

  it('wants the password again after ten minutes, and in another browser', async () => {
    const { key, elsewhere } = await openHalfSignedIn()
    const stranger = product.openBrowser()
    expect(await codeOf(await secondStep(stranger, code(codeOfApp(key, now))))).toEqual([
      401,
      'second-step-expired',
    ])
    pass(601)
    expect(await codeOf(await secondStep(elsewhere, code(codeOfApp(key, now))))).toEqual([
      401,
      'second-step-expired',
    ])
  })

  it.each([
    ['of another person', (value: string) => value.replace(/=[^.]+/, '=somebody-else')],
    ['that lasts longer', (value: string) => value.replace(/\.(\d+)\./, '.9999999999999.')],
    ['without a signature', (value: string) => value.replace(/\.[^.]+$/, '.')],
  ])('refuses a ticket %s', async (_what, forge) => {
    const { email, key } = await openHalfSignedIn()
    const half = await signIn(product.openBrowser(), email)
    const [ticket = ''] = half.headers.getSetCookie()[0]?.split(';') ?? []
    const answer = await product.openBrowser().send('POST', '/api/auth/second-step', {
      headers: { 'cookie': forge(ticket), 'content-type': 'application/json' },
      body: JSON.stringify(code(codeOfApp(key, now))),
    })
    expect(await codeOf(answer)).toEqual([401, 'second-step-expired'])
  })

  it('lets nobody by who only has the mailbox: after a reset the code is asked for, too', async () => {
    const { email, key, elsewhere, browser } = await openHalfSignedIn()
    const stranger = product.openBrowser()
    await stranger.sendJson('POST', '/api/auth/request-password-reset', { email })
    const token = await readEmailedToken(product.url, { email, link: 'reset-password' })
    const reset = { token, password: 'canyon2' }
    expect((await stranger.sendJson('POST', '/api/auth/reset-password', reset)).status).toBe(200)
    expect(await userIn(stranger)).toBeNull()
    expect(await userIn(browser)).toBeNull()
    // The ticket of the former password is worth nothing.
    expect(await codeOf(await secondStep(elsewhere, code(codeOfApp(key, now))))).toEqual([
      401,
      'second-step-expired',
    ])
    expect(await (await signIn(stranger, email, 'canyon2')).json()).toEqual({
      second_step: { app: true, passkey: false },
    })
    expect(await userIn(stranger)).toBeNull()
  })

  it('allows ten guesses within a quarter of an hour', async () => {
    const { elsewhere, key, browser, factor } = await openHalfSignedIn()
    for (let guess = 0; guess < 10; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      expect((await secondStep(elsewhere, code('000000'))).status).toBe(401)
    }
    const right = code(codeOfApp(key, now))
    expect(await codeOf(await secondStep(elsewhere, right))).toEqual([429, 'too-many-requests'])
    // The person's own session is counted apart.
    const renewal = { password: factor.password, factor: right }
    const path = '/api/account/second-factor/recovery-codes'
    expect((await browser.sendJson('POST', path, renewal)).status).toBe(200)
  })
})

describe('what protects an account', () => {
  it('is changed with the password and a factor only', async () => {
    const { browser, factor } = await openPerson()
    const { key } = await factor.setUpApp(now)
    pass(60)
    for (const path of ['app/remove', 'recovery-codes', '../passkeys/options']) {
      const send = (body: object) =>
        browser.sendJson(
          'POST',
          new URL(path, 'http://x/api/account/second-factor/').pathname,
          body,
        )
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await codeOf(await send({ password, factor: null }))).toEqual([
        401,
        'second-factor-missing',
      ])
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await codeOf(await send({ password, factor: code('000000') }))).toEqual([
        401,
        'wrong-code',
      ])
      const proof = { password: 'another', factor: code(codeOfApp(key, now)) }
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await codeOf(await send(proof))).toEqual([401, 'wrong-password'])
    }
    expect((await factor.read()).app_since).not.toBeNull()
  })

  it('is gone with the app: recovery codes end, and the password is enough', async () => {
    const { browser, email, factor } = await openPerson()
    const { key } = await factor.setUpApp(now)
    pass(60)
    const proof = { password, factor: code(codeOfApp(key, now)) }
    const removed = await browser.sendJson('POST', '/api/account/second-factor/app/remove', proof)
    expect(await removed.json()).toEqual({ app_since: null, passkeys: [], recovery_codes_left: 0 })
    expect(await (await signIn(product.openBrowser(), email)).json()).toMatchObject({
      user: { email },
    })
    const [session] = await product.database.sql`
      select count(second_factor) as passed from sessions
      join users on users.id = user_id where email = ${email}`
    expect(Number(session?.['passed'])).toBe(0)
  })

  it('has new recovery codes when they are asked for, and the former ones end', async () => {
    const { browser, email, factor } = await openPerson()
    const { key, codes } = await factor.setUpApp(now)
    pass(60)
    const proof = { password, factor: code(codeOfApp(key, now)) }
    const path = '/api/account/second-factor/recovery-codes'
    const renewed = (await (await browser.sendJson('POST', path, proof)).json()) as {
      recovery_codes: string[]
    }
    const elsewhere = product.openBrowser()
    await signIn(elsewhere, email)
    expect((await secondStep(elsewhere, code(codes?.[0] ?? ''))).status).toBe(401)
    expect((await secondStep(elsewhere, code(renewed.recovery_codes[0] ?? ''))).status).toBe(200)
  })
})

describe('a passkey', () => {
  it('is a second factor: added with a name, used after the password, listed and removed', async () => {
    const { browser, email, factor } = await openPerson()
    const { passkey, codes } = await factor.addPasskey('Laptop')
    expect(codes).toHaveLength(10)
    const elsewhere = product.openBrowser()
    expect(await (await signIn(elsewhere, email)).json()).toEqual({
      second_step: { app: false, passkey: true },
    })
    const challenge = await challengeOf(elsewhere, '/api/auth/second-step/passkey-options')
    const proof = passkey.prove({ challenge, isVerified: false })
    const passed = await secondStep(elsewhere, { kind: 'passkey', passkey: proof })
    expect(passed.status).toBe(200)
    expect(await userIn(elsewhere)).toMatchObject({ email })
    const [shown] = (await factor.read()).passkeys
    expect(shown).toMatchObject({
      name: 'Laptop',
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
    })

    const own = passkey.prove({ challenge: await factor.askForProof() })
    const removed = await browser.sendJson('POST', '/api/account/passkeys/remove', {
      password,
      factor: { kind: 'passkey', passkey: own },
      passkey_id: shown?.id,
    })
    expect(await removed.json()).toEqual({ app_since: null, passkeys: [], recovery_codes_left: 0 })
  })

  it('signs in without a password, when the device made sure who uses it', async () => {
    const { email, factor } = await openPerson()
    const { passkey } = await factor.addPasskey('Phone')
    const enter = async (browser: TestBrowser, isVerified: boolean) => {
      const challenge = await challengeOf(browser, '/api/auth/passkey-options')
      const proof = passkey.prove({ challenge, isVerified })
      return browser.sendJson('POST', '/api/auth/passkey', proof)
    }
    const browser = product.openBrowser()
    expect(await codeOf(await enter(browser, false))).toEqual([401, 'passkey-refused'])
    expect((await enter(browser, true)).status).toBe(200)
    expect(await userIn(browser)).toMatchObject({ email })
  })

  it('answers a challenge once, for its purpose, in the browser that asked, and for a while', async () => {
    const { email, factor } = await openPerson()
    const { passkey } = await factor.addPasskey('Key')
    const browser = product.openBrowser()
    const enter = (proof: object, from = browser) =>
      from.sendJson('POST', '/api/auth/passkey', proof)
    const refused = [401, 'passkey-refused']
    const path = '/api/auth/passkey-options'

    const proof = passkey.prove({ challenge: await challengeOf(browser, path) })
    expect(await codeOf(await enter(proof, product.openBrowser()))).toEqual(refused)
    expect((await enter(proof)).status).toBe(200)
    expect(await codeOf(await enter(proof))).toEqual(refused)

    const late = passkey.prove({ challenge: await challengeOf(browser, path) })
    pass(301)
    expect(await codeOf(await enter(late))).toEqual(refused)

    const elsewhere = product.openBrowser()
    await signIn(elsewhere, email)
    const forStep = await challengeOf(elsewhere, '/api/auth/second-step/passkey-options')
    expect(await codeOf(await enter(passkey.prove({ challenge: forStep }), elsewhere))).toEqual(
      refused,
    )
  })

  it('is refused from another site, with a counter that went back, and by a key it is not', async () => {
    const { factor } = await openPerson()
    const { passkey } = await factor.addPasskey('Key', null, 5)
    const browser = product.openBrowser()
    const path = '/api/auth/passkey-options'
    const enter = (proof: object) => browser.sendJson('POST', '/api/auth/passkey', proof)
    const refused = [401, 'passkey-refused']

    const challenge = () => challengeOf(browser, path)
    const elsewhere = { challenge: await challenge(), origin: 'https://wi1dpath.example' }
    expect(await codeOf(await enter(passkey.prove(elsewhere)))).toEqual(refused)
    const copied = passkey.prove({ challenge: await challenge() }, 4)
    expect(await codeOf(await enter(copied))).toEqual(refused)
    const signed = passkey.prove({ challenge: await challenge() }, 9)
    const other = passkey.prove({ challenge: 'another' }, 9)
    const mixed = {
      ...signed,
      response: { ...signed.response, signature: other.response.signature },
    }
    expect(await codeOf(await enter(mixed))).toEqual(refused)
    expect((await enter(passkey.prove({ challenge: await challenge() }, 10))).status).toBe(200)
  })

  it("of somebody else is no second factor, and is not removed with one's own", async () => {
    const { elsewhere, key, browser } = await openHalfSignedIn()
    const other = await openPerson()
    const { passkey } = await other.factor.addPasskey('Theirs')
    const challenge = await challengeOf(elsewhere, '/api/auth/second-step/passkey-options')
    const proof = passkey.prove({ challenge })
    expect(await codeOf(await secondStep(elsewhere, { kind: 'passkey', passkey: proof }))).toEqual([
      401,
      'passkey-refused',
    ])
    const [theirs] = (await other.factor.read()).passkeys
    const removal = { password, factor: code(codeOfApp(key, now)), passkey_id: theirs?.id }
    expect(
      await codeOf(await browser.sendJson('POST', '/api/account/passkeys/remove', removal)),
    ).toEqual([409, 'second-factor-conflict'])
    expect((await other.factor.read()).passkeys).toHaveLength(1)
  })
})

describe('emails about a second factor', () => {
  const noticesTo = async (email: string) => {
    await product.runJobs()
    const mails = await product.database.sql`
      select subject, body from outbox_emails
      where recipient = ${email} and body like '%security of your account%' order by created_at, id`
    return mails.map(({ subject, body }) => ({ subject: String(subject), body: String(body) }))
  }
  const subjectsTo = async (email: string) =>
    (await noticesTo(email)).map(({ subject }) => subject.replace(' at Wildpath', ''))

  it('tell of an app that came and went, with the time and the way to the account', async () => {
    const { browser, email, factor } = await openPerson()
    await browser.sendJson('PATCH', '/api/account', {
      notifications: { new_lead: false, weekly_summary: false, product_news: false },
    })
    const { key } = await factor.setUpApp(now)
    const [added] = await noticesTo(email)
    expect(added?.subject).toBe('An authenticator app was added to your account at Wildpath')
    expect(added?.body).toContain('(UTC)')
    expect(added?.body).toContain('/account')
    expect(added?.body).not.toContain('Ana Rivers')
    pass(60)
    const proof = { password, factor: code(codeOfApp(key, now)) }
    const path = '/api/account/second-factor/app'
    expect((await browser.sendJson('POST', `${path}/remove`, proof)).status).toBe(200)
    expect(await subjectsTo(email)).toEqual([
      'An authenticator app was added to your account',
      'The authenticator app was removed from your account',
    ])
  })

  it('tell of a recovery code that was used, and of none that was wrong', async () => {
    const { email, codes, elsewhere } = await openHalfSignedIn()
    await secondStep(elsewhere, code('aaaaa-bbbbb'))
    const before = (await subjectsTo(email)).length
    expect((await secondStep(elsewhere, code(codes?.[0] ?? ''))).status).toBe(200)
    expect((await subjectsTo(email)).slice(before)).toEqual([
      'A recovery code was used to get into your account',
    ])
  })

  it('tell of passkeys, and of a reset by the operator', async () => {
    const { email, factor } = await openPerson()
    await factor.addPasskey('Phone')
    const added = 'A passkey was added to your account'
    expect(await subjectsTo(email)).toEqual([added])
    await resetSecondFactor(product.database, email, now)
    // Of the same moment of this test's clock, so their order is nobody's word.
    expect((await subjectsTo(email)).toSorted()).toEqual([
      added,
      'The second factor of your account was reset by whoever runs this service',
    ])
  })
})
