import { generateKeyPairSync } from 'node:crypto'

import { afterEach, describe, expect, it } from 'vitest'

import { type EmailServer, startEmailServer } from '../../testing/email-server.ts'
import { verifyDkim } from '../../testing/verify-dkim.ts'
import { emailContract } from './email-contract.ts'
import { createSmtpEmail } from './smtp-email.ts'

const servers: EmailServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()))
})

async function open(from = 'no-reply@example.com') {
  const server = await startEmailServer()
  servers.push(server)
  const email = createSmtpEmail({ url: server.url, from })
  return { server, email, received: async () => server.mails }
}

const message = { to: 'ana@example.com', subject: 'Hi', text: 'Hello', messageKey: 'letter-1' }

describe('SMTP', () => {
  emailContract(() => open())

  it('gives a message sent again the Message-ID that it had', async () => {
    const { email, server } = await open('Wildpath <mail@wildpath.example>')
    await email.send(message)
    await email.send(message)
    expect(server.mails.map(({ headers }) => headers['message-id'])).toEqual([
      '<letter-1@wildpath.example>',
      '<letter-1@wildpath.example>',
    ])
  })

  it('writes from the configured address, whatever name stands before it', async () => {
    const { email, server } = await open('Wildpath <mail@wildpath.example>')
    await email.send(message)
    await email.send({ ...message, fromName: 'Blue Canyon via Wildpath' })
    expect(server.mails.map(({ headers }) => headers['from'])).toEqual([
      'Wildpath <mail@wildpath.example>',
      'Blue Canyon via Wildpath <mail@wildpath.example>',
    ])
  })

  it('carries a calendar file that mail programs know what to do with', async () => {
    const { email, server } = await open()
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR'
    await email.send({ ...message, calendar: { method: 'CANCEL', content } })
    const [source = ''] = server.sources
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
    expect(source).toContain('invitation.ics')
  })

  describe('in the name of a domain of somebody else', () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const sender = {
      address: 'hello@rafting.example',
      domain: 'rafting.example',
      selector: 'wild1',
    }
    const signed = { ...message, fromName: 'Blue Canyon', sender: { ...sender, privateKey } }

    it('writes from its address, with a signature that receiving servers find right', async () => {
      const { email, server } = await open('Wildpath <mail@wildpath.example>')
      await email.send({ ...signed, text: 'Hello Ana,\n\n  see   you – soon. \n\n\n' })
      expect(server.mails[0]?.headers['from']).toBe('Blue Canyon <hello@rafting.example>')
      expect(server.mails[0]?.headers['message-id']).toBe('<letter-1@rafting.example>')
      const [source = ''] = server.sources
      const key = publicKey.toString('base64')
      expect(verifyDkim(source, key)).toMatchObject({
        domain: 'rafting.example',
        selector: 'wild1',
        signedHeaders: expect.arrayContaining(['from', 'to', 'subject']),
      })
      expect(verifyDkim(source.replace('soon', 'never'), key)).toBeNull()
      expect(verifyDkim(source.replace('Blue', 'Red'), key)).toBeNull()
    })

    it('has failures reported to the address of the envelope', async () => {
      const { email, server } = await open()
      await email.send({ ...signed, envelopeFrom: 'bounce+abc@bounces.wildpath.example' })
      await email.send(signed)
      expect(server.envelopeSenders).toEqual([
        'bounce+abc@bounces.wildpath.example',
        'hello@rafting.example',
      ])
      expect(server.mails.map(({ to }) => to)).toEqual(['ana@example.com', 'ana@example.com'])
    })

    it('signs nothing that comes from the product', async () => {
      const { email, server } = await open()
      await email.send(message)
      expect(server.sources[0]).not.toContain('DKIM-Signature')
    })
  })

  it.each([
    [550, '5.1.1 Nobody of this name', 'refused-recipient'],
    [550, 'mailbox unavailable', 'refused-recipient'],
    [554, '5.7.1 Relay access denied', 'refused-message'],
    [451, '4.7.1 Try again later', 'unavailable'],
  ])('tells a recipient refused with %i %s as %s', async (code, text, kind) => {
    const { email, server } = await open()
    server.refuse('ana@example.com', { code, text })
    expect(await email.send(message)).toEqual({
      ok: false,
      failure: { kind, reason: `${code} ${text}` },
    })
    expect(server.mails).toEqual([])
  })

  it.each([
    [554, '5.6.0 This looks like spam', 'refused-message'],
    [452, '4.3.1 The disk is full', 'unavailable'],
  ])('tells a message refused with %i %s as %s', async (code, text, kind) => {
    const { email, server } = await open()
    server.refuseMessages({ code, text })
    expect(await email.send(message)).toMatchObject({ ok: false, failure: { kind } })
  })

  it('says that a server which is not there is unavailable', async () => {
    const { email, server } = await open()
    await server.stop()
    servers.length = 0
    expect(await email.send(message)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', reason: expect.stringContaining('ECONNREFUSED') },
    })
  })

  it('writes to one address only, even where it reads like a list', async () => {
    const { email, server } = await open()
    await email.send({ ...message, to: 'ana@example.com, eve@example.com' })
    expect(server.mailsTo('eve@example.com')).toEqual([])
  })
})
