import { randomUUID } from 'node:crypto'

import { toAddressKey } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../testing/product-with-email-server.ts'
import { openSecondFactor } from '../testing/second-factor-scene.ts'
import { codeOf, type TestBrowser } from '../testing/test-browser.ts'
import { testSecret } from '../testing/test-secret.ts'
import { createRateLimiters } from './rate-limiters.ts'
import { createUnconfirmedEmailLimit } from './unconfirmed-email-limit.ts'

let scene: ProductWithEmailServer
beforeAll(async () => {
  scene = await startProductWithEmailServer()
})
afterAll(() => scene.stop())

async function signUp(email: string): Promise<TestBrowser> {
  const browser = scene.product.openBrowser()
  await browser.signUp(email)
  await scene.product.settleSignUpEmails()
  return browser
}

const requestReset = (email: string, browser = scene.product.openBrowser()) =>
  browser.sendJson('POST', '/api/auth/request-password-reset', { email })

/** Uses a new network for each request by default. */
const resend = (owner: TestBrowser, network = scene.product.openBrowser().address) =>
  owner.send('POST', '/api/account/verification-email', { headers: { 'x-forwarded-for': network } })

const countMails = (email: string) => scene.emailServer.mailsTo(email).length
const refused = [429, 'too-many-requests']

describe('emails to an unconfirmed mailbox', () => {
  it('are limited to 8 a day, plus 2 that a signed-in owner requests', async () => {
    const name = randomUUID()
    const owner = await signUp(`${name}@example.com`)
    for (let count = 0; count < 10; count += 1) await signUp(`${name}+${count}@example.com`)
    const mails = () => scene.emailServer.mails.filter(({ to }) => to.startsWith(name)).length
    expect(mails()).toBe(8)
    expect((await resend(owner)).status).toBe(200)
    expect((await resend(owner)).status).toBe(200)
    expect(await codeOf(await resend(owner))).toEqual(refused)
    expect(mails()).toBe(10)
  })

  it('are limited to 3 a day per network, so that a stranger cannot use them all up', async () => {
    const email = `${randomUUID()}@example.com`
    const owner = await signUp(email)
    const stranger = scene.product.openBrowser()
    for (let count = 0; count < 4; count += 1) await requestReset(email, stranger)
    expect(countMails(email)).toBe(1 + 3)
    expect(await codeOf(await resend(owner, stranger.address))).toEqual(refused)
    expect((await resend(owner, owner.address)).status).toBe(200)
    expect((await resend(owner, owner.address)).status).toBe(200)
    expect(await codeOf(await resend(owner, owner.address))).toEqual(refused)
  })
})

type Spelling = { what: string; spell(id: string): string; mailbox(id: string): string }

const spellings: Spelling[] = [
  {
    what: 'dots and a tag at Gmail',
    spell: (id) => `A.B${id}+x@Gmail.com`,
    mailbox: (id) => `ab${id}@gmail.com`,
  },
  {
    what: 'an internationalized domain',
    spell: (id) => `Ana${id}+x@Müller.example`,
    mailbox: (id) => `ana${id}@xn--mller-kva.example`,
  },
]

type Route = { what: string; prepare(email: string): Promise<() => Promise<unknown>> }

const routes: Route[] = [
  { what: 'a sign-up', prepare: async (email) => () => signUp(email) },
  {
    what: 'a requested confirmation',
    async prepare(email) {
      const owner = await signUp(email)
      return () => resend(owner)
    },
  },
  {
    what: 'a password reset',
    async prepare(email) {
      await signUp(email)
      return () => requestReset(email)
    },
  },
  {
    what: 'a security notice',
    async prepare(email) {
      const owner = await signUp(email)
      await openSecondFactor(owner).setUpApp(scene.now())
      return () => scene.pass(0)
    },
  },
  {
    what: 'a lead alert',
    async prepare(email) {
      const owner = await createOwner(scene.product)
      await scene.product.database.sql`
        update users set email = ${toAddressKey(email)}, email_verified = false
        where id = ${owner.userId}`
      await leaveLead(scene.product, owner.funnel)
      return () => scene.pass(0)
    },
  },
]

/** Uses up the daily limit of a mailbox. */
async function exhaust(mailbox: string): Promise<void> {
  const limit = createUnconfirmedEmailLimit(
    createRateLimiters({
      database: scene.product.database,
      secret: testSecret,
      now: Date.now,
      log: { warn: () => {} },
    }),
  )
  for (let count = 0; count < 10; count += 1) {
    await limit.consume(mailbox)
    await limit.consume(mailbox, { isOwnersConfirmation: true })
  }
}

async function countSent({ prepare }: Route, { spell, mailbox }: Spelling, isExhausted: boolean) {
  const id = randomUUID()
  const send = await prepare(spell(id))
  if (isExhausted) await exhaust(mailbox(id))
  const count = () => scene.emailServer.mails.filter(({ to }) => to.includes(id)).length
  const before = count()
  await send()
  return count() - before
}

describe.each(routes)('the mailbox limit on $what', (route) => {
  it.each(spellings)('counts every spelling together: $what', async (spelling) => {
    expect(await countSent(route, spelling, false)).toBe(1)
    expect(await countSent(route, spelling, true)).toBe(0)
  })
})
