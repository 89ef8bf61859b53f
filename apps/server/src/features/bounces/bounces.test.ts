import { connect } from 'node:net'

import { bounceWebhookPath, suppressionSchema } from '@wildpath/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead, linkIn } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { startTestProduct } from '../../testing/test-product.ts'
import { writeBounce } from '../../testing/write-bounce.ts'
import { writeComplaint, writeEnclosedComplaint } from '../../testing/write-complaint.ts'

const hour = 3_600_000
const secret = 'a-secret-of-the-mail-service'
const environment = {
  BOUNCE_DOMAIN: 'bounces.wildpath.example',
  BOUNCE_HOST: '127.0.0.1',
  BOUNCE_PORT: '0',
  BOUNCE_WEBHOOK_SECRET: secret,
}

let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let port: number

beforeAll(async () => {
  scene = await startProductWithEmailServer(environment)
  ;({ product } = scene)
  port = (await product.listenForBounces()) ?? 0
})
afterAll(() => scene.stop())

/** A lead whose first email was sent, and where it is reported that it did not arrive. */
async function createSent() {
  const owner = await createOwner(product)
  const lead = await leaveLead(product, owner.funnel)
  await scene.pass(0)
  const at = scene.emailServer.mails.findIndex(({ to }) => to === lead.email)
  return {
    ...owner,
    lead,
    bounceAddress: scene.emailServer.envelopeSenders[at] ?? '',
    firstEmail: async () => (await owner.followUpsOf(lead.id))[0],
    async suppressions() {
      const answer = await owner.browser.get('/api/suppressions')
      const { suppressions } = (await answer.json()) as { suppressions: unknown[] }
      return suppressions.map((entry) => {
        const { email, reason } = suppressionSchema.parse(entry)
        return [email, reason]
      })
    },
  }
}

/** Hands a message over as other mail servers do; answers what ours says to it, or to its recipient. */
async function deliver(to: string, message: string): Promise<string> {
  const said = await ask(
    'EHLO mx.example',
    'MAIL FROM:<>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  )
  const lines = said.split('\r\n')
  const refusal = lines.find((line) => /^[45]\d\d /.test(line))
  return refusal ?? lines.findLast((line) => line.startsWith('250 ')) ?? said
}

const post = (raw: string, authorization = `Bearer ${secret}`) =>
  fetch(product.url + bounceWebhookPath, {
    method: 'POST',
    headers: { authorization, 'content-type': 'message/rfc822' },
    body: raw,
  })

describe('an email that a mail server took and then did not deliver', () => {
  it('is reported to an address of its own that names nobody', async () => {
    const { bounceAddress, lead, email } = await createSent()
    expect(bounceAddress).toMatch(/^bounce\+[0-9a-f]{56}@bounces\.wildpath\.example$/)
    expect(bounceAddress).not.toContain(lead.email.split('@')[0])
    expect(bounceAddress).not.toContain(email.split('@')[0])
  })

  it('is failed, and the address gets no more of the owner', async () => {
    const { bounceAddress, lead, firstEmail, suppressions } = await createSent()
    expect(await deliver(bounceAddress, writeBounce())).toMatch(/^250/)
    expect(await firstEmail()).toMatchObject({
      state: 'failed',
      last_error: expect.stringContaining('User unknown'),
    })
    expect(await suppressions()).toEqual([[lead.email, 'bounced']])
    await scene.pass(48 * hour)
    expect(scene.emailServer.mailsTo(lead.email)).toHaveLength(1)
  })

  it('is failed alone where the other server refused this one email', async () => {
    const { bounceAddress, firstEmail, suppressions } = await createSent()
    await deliver(
      bounceAddress,
      writeBounce({ status: '5.7.1', diagnostic: 'smtp; 554 5.7.1 Spam' }),
    )
    expect(await firstEmail()).toMatchObject({ state: 'failed', last_error: '554 5.7.1 Spam' })
    expect(await suppressions()).toEqual([])
  })

  it.each([
    ['a delay', writeBounce({ action: 'delayed', status: '4.4.1' })],
    [
      'an answer out of office',
      'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nBack soon.',
    ],
  ])('stays sent after %s', async (_what, message) => {
    const { bounceAddress, firstEmail, suppressions } = await createSent()
    expect(await deliver(bounceAddress, message)).toMatch(/^250/)
    expect(await firstEmail()).toMatchObject({ state: 'sent' })
    expect(await suppressions()).toEqual([])
  })

  it('changes nothing of anybody else, whomever the report names', async () => {
    const one = await createSent()
    const other = await createSent()
    await deliver(
      one.bounceAddress,
      writeBounce({ recipient: other.lead.email, to: other.bounceAddress }),
    )
    expect(await one.suppressions()).toEqual([[one.lead.email, 'bounced']])
    expect(await other.suppressions()).toEqual([])
    expect(await other.firstEmail()).toMatchObject({ state: 'sent' })
  })

  it('is reported once: an address that the owner takes off the list stays off', async () => {
    const { bounceAddress, browser, lead, suppressions } = await createSent()
    await deliver(bounceAddress, writeBounce())
    await browser.sendJson('POST', '/api/suppressions/removals', { email: lead.email })
    await deliver(bounceAddress, writeBounce())
    expect(await suppressions()).toEqual([])
  })

  it('may be of a lead that is deleted by now', async () => {
    const { bounceAddress, lead } = await createSent()
    await product.database.sql`delete from leads where id = ${lead.id}`
    expect(await deliver(bounceAddress, writeBounce())).toMatch(/^250/)
  })
})

describe('the mail server for reports', () => {
  it.each([
    'postmaster@bounces.wildpath.example',
    `bounce+${'0'.repeat(56)}@bounces.wildpath.example`,
    'ana@example.com',
  ])('takes nothing for %s', async (address) => {
    expect(await deliver(address, writeBounce())).toMatch(/^550 5\.1\.1/)
  })

  it('takes nothing that is larger than a report', async () => {
    const { bounceAddress, firstEmail } = await createSent()
    const large = `${writeBounce()}${'x'.repeat(76)}\r\n`.repeat(400)
    expect(await deliver(bounceAddress, large)).toMatch(/^552/)
    expect(await firstEmail()).toMatchObject({ state: 'sent' })
  })

  it('asks nobody for a password and offers no encryption that it does not have', async () => {
    const greeting = await ask('EHLO mx.example', 'AUTH PLAIN AGEAYg==', 'QUIT')
    expect(greeting).not.toMatch(/AUTH|STARTTLS/)
    expect(greeting).toMatch(/\n50\d /)
  })

  it('takes one recipient a message', async () => {
    const { bounceAddress } = await createSent()
    const other = await createSent()
    const said = await ask(
      'EHLO mx.example',
      'MAIL FROM:<>',
      `RCPT TO:<${bounceAddress}>`,
      `RCPT TO:<${other.bounceAddress}>`,
      'QUIT',
    )
    expect(said).toMatch(/\n452 /)
  })

  it('closes with the product', async () => {
    const second = await startTestProduct(environment, product.connection)
    const taken = (await second.listenForBounces()) ?? 0
    await second.stop()
    const refused = await new Promise((resolve) => {
      connect(taken, '127.0.0.1').on('error', resolve).on('connect', resolve)
    })
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' })
  })
})

/** Says these lines to it one by one, each after the answer to the one before. */
function ask(...lines: string[]): Promise<string> {
  const left = [...lines]
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', (data) => {
      said += data.toString()
      // The last line of an answer has a space behind its number.
      if (!/(^|\n)\d{3} [^\n]*\r\n$/.test(said)) return
      const next = left.shift()
      if (next !== undefined) socket.write(`${next}\r\n`)
    })
    socket.on('close', () => resolve(said))
  })
}

describe('a mail service that hands reports over', () => {
  it('is read like a mail server, by the recipient in the head of the message', async () => {
    const { bounceAddress, lead, firstEmail, suppressions } = await createSent()
    expect((await post(writeBounce({ to: bounceAddress }))).status).toBe(200)
    expect(await firstEmail()).toMatchObject({ state: 'failed' })
    expect(await suppressions()).toEqual([[lead.email, 'bounced']])
  })

  it('is not believed without the secret', async () => {
    const { bounceAddress, suppressions } = await createSent()
    const message = writeBounce({ to: bounceAddress })
    expect((await post(message, '')).status).toBe(401)
    expect((await post(message, 'Bearer another-secret-altogether')).status).toBe(401)
    expect(await suppressions()).toEqual([])
  })

  it('takes what names nobody of ours, and nothing that is too large', async () => {
    expect((await post(writeBounce({ to: 'bounce+1@elsewhere.example' }))).status).toBe(200)
    expect((await post('')).status).toBe(200)
    expect((await post('x'.repeat(300_000))).status).toBe(413)
  })

  it('is not there where it is not set up', async () => {
    const other = await startTestProduct({}, product.connection)
    const answer = await fetch(other.url + bounceWebhookPath, { method: 'POST', body: 'x' })
    expect(answer.status).toBe(404)
    expect(await other.listenForBounces()).toBeNull()
    await other.stop()
  })
})

describe('a spam complaint', () => {
  const complaints = 'complaints@bounces.wildpath.example'

  it.each([
    ['the bounce address that it is sent to', (address: string) => ({ to: address })],
    [
      'the Return-Path of the reported email',
      (address: string) => ({ original: [`Return-Path: <${address}>`] }),
    ],
    [
      'the List-Unsubscribe of the reported email',
      (_address: string, link: string) => ({ original: [`List-Unsubscribe: <${link}>`] }),
    ],
  ])('stops follow-ups like an unsubscription, found by %s', async (_what, write) => {
    const { bounceAddress, lead, suppressions } = await createSent()
    const [mail] = scene.emailServer.mailsTo(lead.email)
    const answer = await post(writeComplaint(write(bounceAddress, linkIn(mail))))
    expect(answer.status).toBe(200)
    expect(await suppressions()).toEqual([[lead.email, 'unsubscribed']])
    await scene.pass(48 * hour)
    expect(scene.emailServer.mailsTo(lead.email)).toHaveLength(1)
  })

  it('is taken by the mail server at its own address', async () => {
    const { bounceAddress, lead, suppressions } = await createSent()
    const original = [`Return-Path: <${bounceAddress}>`]
    expect(await deliver(complaints, writeComplaint({ original }))).toMatch(/^250/)
    expect(await suppressions()).toEqual([[lead.email, 'unsubscribed']])
  })

  it('accepts a complaint from a provider that only attaches the email', async () => {
    const { bounceAddress, lead, suppressions } = await createSent()
    const original = [`Return-Path: <${bounceAddress}>`]
    expect((await post(writeEnclosedComplaint({ original }))).status).toBe(200)
    expect(await suppressions()).toEqual([[lead.email, 'unsubscribed']])
  })

  it('changes nothing if the reader says that it is no spam, or if the email is not ours', async () => {
    const { bounceAddress, suppressions } = await createSent()
    await post(writeComplaint({ type: 'not-spam', to: bounceAddress }))
    await post(writeComplaint({ original: [`Return-Path: <${bounceAddress.replace('+', '+0')}>`] }))
    expect(await suppressions()).toEqual([])
  })
})
