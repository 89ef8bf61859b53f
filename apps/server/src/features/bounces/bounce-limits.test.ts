import { connect, type Socket } from 'node:net'

import { bounceWebhookPath } from '@wildpath/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createOwner, leaveLead } from '../../testing/follow-up-scenes.ts'
import {
  type ProductWithEmailServer,
  startProductWithEmailServer,
} from '../../testing/product-with-email-server.ts'
import { writeBounce } from '../../testing/write-bounce.ts'

const secret = 'a-secret-of-the-mail-service'

let scene: ProductWithEmailServer
let product: ProductWithEmailServer['product']
let port: number

beforeAll(async () => {
  scene = await startProductWithEmailServer({
    BOUNCE_DOMAIN: 'bounces.wildpath.example',
    BOUNCE_HOST: '0.0.0.0',
    BOUNCE_PORT: '0',
    BOUNCE_WEBHOOK_SECRET: secret,
  })
  ;({ product } = scene)
  port = (await product.listenForBounces()) ?? 0
})
afterAll(() => scene.stop())

/** An email that was sent: where it is reported that it did not arrive, and what became of it. */
async function createSent() {
  const owner = await createOwner(product)
  const lead = await leaveLead(product, owner.funnel)
  await scene.pass(0)
  const at = scene.emailServer.mails.findIndex(({ to }) => to === lead.email)
  return {
    bounceAddress: scene.emailServer.envelopeSenders[at] ?? '',
    readState: async () => (await owner.followUpsOf(lead.id))[0]?.state,
  }
}

const post = (message: string, authorization = `Bearer ${secret}`, type = 'message/rfc822') =>
  fetch(product.url + bounceWebhookPath, {
    method: 'POST',
    headers: { authorization, 'content-type': type },
    body: message,
  })

describe('the mail server for reports', () => {
  const sockets: Socket[] = []
  afterEach(async () => {
    await Promise.all(sockets.splice(0).map(hangUp))
  })

  const hangUp = (socket: Socket) =>
    new Promise<void>((resolve) => {
      if (socket.closed) return resolve()
      socket.once('close', () => resolve()).destroy()
    })

  /** The first that it says to somebody who connects; nothing where it hangs up. */
  function call(from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from })
    sockets.push(socket)
    const greeting = new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString()))
      socket.on('error', () => {}).once('close', () => resolve(''))
    })
    return { socket, greeting }
  }
  const greetings = (calls: readonly ReturnType<typeof call>[]) =>
    Promise.all(calls.map(async ({ greeting }) => (await greeting).slice(0, 3)))

  it('speaks with one address four times at once, and with others meanwhile', async () => {
    const calls = Array.from({ length: 4 }, () => call())
    expect(await greetings(calls)).toEqual(['220', '220', '220', '220'])
    expect(await greetings([call(), call('127.0.0.2')])).toEqual(['', '220'])
    const [first] = calls
    if (first !== undefined) await hangUp(first.socket)
    await expect.poll(() => greetings([call()])).toEqual(['220'])
  })

  it('speaks with twenty at once', async () => {
    const calls = Array.from({ length: 20 }, (_, index) => call(`127.0.1.${(index % 5) + 1}`))
    expect(new Set(await greetings(calls))).toEqual(new Set(['220']))
    expect(await greetings([call('127.0.1.6')])).toEqual(['421'])
  })

  it('has whoever reports come again when it could not be written down', async () => {
    const { bounceAddress, readState } = await createSent()
    const deliver = async () => {
      const { socket, greeting } = call()
      let said = await greeting
      const message = `${writeBounce()}\r\n.`
      for (const line of [
        'EHLO mx.example',
        'MAIL FROM:<>',
        `RCPT TO:<${bounceAddress}>`,
        'DATA',
        message,
      ]) {
        const answer = new Promise<string>((resolve) => {
          socket.once('data', (data) => resolve(data.toString()))
        })
        socket.write(`${line}\r\n`)
        // oxlint-disable-next-line no-await-in-loop -- each line follows the answer to the one before
        said = await answer
      }
      return said
    }
    await product.database.sql`alter table suppressions rename to suppressions_elsewhere`
    try {
      expect(await deliver()).toMatch(/^451 4\.3\.0/)
    } finally {
      await product.database.sql`alter table suppressions_elsewhere rename to suppressions`
    }
    expect(await readState()).toBe('sent')
    expect(await deliver()).toMatch(/^250/)
    expect(await readState()).toBe('failed')
  })
})

describe('a mail service that hands reports over', () => {
  it.each([
    ['more behind the secret', `Bearer ${secret}0`],
    ['very much behind the secret', `Bearer ${secret}${'0'.repeat(10_000)}`],
    ['a very long secret', `Bearer ${'0'.repeat(10_000)}`],
    ['the beginning of the secret', `Bearer ${secret.slice(0, -1)}`],
    ['the secret alone', secret],
  ])('is not believed with %s', async (_what, authorization) => {
    const { bounceAddress, readState } = await createSent()
    const answer = await post(writeBounce({ to: bounceAddress }), authorization)
    expect(answer.status).toBe(401)
    expect(await readState()).toBe('sent')
  })

  it('names the email in the headers that say to whom the message came, and nowhere else', async () => {
    const { bounceAddress, readState } = await createSent()
    const report = writeBounce({ to: 'postmaster@bounces.wildpath.example' })
    const others = ['From', 'Subject', 'In-Reply-To', 'X-To'].map(
      (name) => `${name}: <${bounceAddress}>\r\n`,
    )
    expect((await post(others.join('') + report)).status).toBe(200)
    expect((await post(`${report}\r\nTo: ${bounceAddress}\r\n`)).status).toBe(200)
    // Behind so many headers nobody reads on.
    const far = `X-Filler: ${'x'.repeat(64 * 1024)}\r\nTo: ${bounceAddress}\r\n${report}`
    expect((await post(far)).status).toBe(200)
    expect(await readState()).toBe('sent')
    const folded = `To: "${'Somebody '.repeat(6)}"\r\n\t<${bounceAddress}>\r\n${report}`
    expect((await post(folded)).status).toBe(200)
    expect(await readState()).toBe('failed')
  })

  it.each(['text/plain', 'application/json'])('may call the message %s', async (type) => {
    const { bounceAddress, readState } = await createSent()
    expect((await post(writeBounce({ to: bounceAddress }), undefined, type)).status).toBe(200)
    expect(await readState()).toBe('failed')
  })

  it('may name addresses without end', async () => {
    const words = ['bounce+', '0'.repeat(60_000), '@bounces.wildpath.example'].join('')
    expect((await post(writeBounce({ to: words }))).status).toBe(200)
    expect((await post(`To: ${'a@b.c,'.repeat(10_000)}\r\n\r\n`)).status).toBe(200)
  })
})
