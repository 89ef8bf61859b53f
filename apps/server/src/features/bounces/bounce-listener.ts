import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'

import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

import { bounds } from '../../limits.ts'

type Options = {
  /** True if mail to this address is accepted. */
  accepts(address: string): boolean
  /** Rejects when it could not be written down: the other server then tries again later. */
  take(recipients: readonly string[], message: Uint8Array): Promise<void>
  warn(error: unknown): void
  /** How long a connection may last in all, and how long it may say nothing. */
  times?: { connectionMs: number; silenceMs: number }
}

export type BounceListener = {
  /** Answers the port that it listens at; 0 takes a free one. Rejects when the port is taken. */
  start(address: { host: string; port: number }): Promise<number>
  /** Takes nobody any more, and waits for those who are in the middle of a message. */
  stop(): Promise<void>
}

const refuse = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

/** A mail server for reports of undelivered emails and for nothing else. It never sends anything. */
export function createBounceListener({
  accepts,
  take,
  warn,
  times: { connectionMs, silenceMs } = bounds.bounces,
}: Options): BounceListener {
  const { messageBytes, connections, connectionsOfAddress, closingMs } = bounds.bounces
  const server = new SMTPServer({
    size: messageBytes,
    rejectOversized: true,
    maxClients: connections,
    maxRecipients: 1,
    socketTimeout: silenceMs,
    closeTimeout: closingMs,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    banner: 'bounces only',
    onRcptTo({ address }, _session, done) {
      done(accepts(address) ? null : refuse(550, '5.1.1 Nobody has this address'))
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      receive(stream)
        .then(async (message) => {
          if (message !== null) await take(recipients, message)
          done()
        })
        .catch((error: unknown) => {
          warn(error)
          done(refuse(451, '4.3.0 Please try again later'))
        })
    },
  })
  const counts = new Map<string, number>()
  // Whoever cuts the connection has said nothing.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const count = (counts.get(remoteAddress) ?? 0) + 1
    counts.set(remoteAddress, count)
    socket.once('close', () => {
      const left = (counts.get(remoteAddress) ?? 1) - 1
      if (left === 0) counts.delete(remoteAddress)
      else counts.set(remoteAddress, left)
    })
    // One that holds many leaves none to the others.
    if (count > connectionsOfAddress) return socket.destroy()
    const timer = setTimeout(() => socket.destroy(), connectionMs)
    socket.once('close', () => clearTimeout(timer))
  })

  return {
    start: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, () => {
          server.server.off('error', reject)
          resolve((server.server.address() as AddressInfo).port)
        })
      }),
    stop: () =>
      new Promise((resolve) => {
        if (server.server.listening) server.close(() => resolve())
        else resolve()
      }),
  }
}

/** Null when it is larger than allowed; the rest is read and forgotten. */
async function receive(stream: SMTPServerDataStream & Readable): Promise<Uint8Array | null> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0
    else chunks.push(chunk as Buffer)
  }
  return stream.sizeExceeded ? null : Buffer.concat(chunks)
}
