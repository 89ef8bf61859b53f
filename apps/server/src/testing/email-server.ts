import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

import { type Mail, readEmail } from './read-email.ts'

export type EmailServer = Awaited<ReturnType<typeof startEmailServer>>

/** What the server says instead of taking a message, such as { code: 550, text: '5.1.1 Nobody here' }. */
export type Refusal = { code: number; text: string }

/** A mail server on loopback that keeps what arrives. `port` 0 takes a free one. */
export async function startEmailServer({ port = 0 }: { port?: number } = {}) {
  const mails: Mail[] = []
  const sources: string[] = []
  const envelopeSenders: string[] = []
  const refusals = new Map<string, Refusal>()
  let messageRefusal: Refusal | null = null
  const errorOf = ({ code, text: words }: Refusal) =>
    Object.assign(new Error(words), { responseCode: code })

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.get(address)
      done(refusal === undefined ? null : errorOf(refusal))
    },
    onData(stream, session, done) {
      void text(stream).then((source) => {
        if (messageRefusal !== null) return done(errorOf(messageRefusal))
        sources.push(source)
        const { mailFrom } = session.envelope
        envelopeSenders.push(mailFrom === false ? '' : mailFrom.address)
        mails.push(
          readEmail(source, session.envelope.rcptTo.map(({ address }) => address).join(',')),
        )
        done()
      })
    },
  })
  // A worker that is killed leaves its connection half open.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    /** As they came over the wire. */
    sources,
    /** To whom it would be reported that each of them did not arrive. */
    envelopeSenders,
    mailsTo: (recipient: string) => mails.filter(({ to }) => to === recipient),
    refuse: (recipient: string, refusal: Refusal) => void refusals.set(recipient, refusal),
    accept: (recipient: string) => void refusals.delete(recipient),
    refuseMessages: (refusal: Refusal | null) => void (messageRefusal = refusal),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
