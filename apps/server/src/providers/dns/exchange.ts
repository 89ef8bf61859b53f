import { createSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'

import { bounds } from '../../limits.ts'
import {
  type DnsMessage,
  type Query,
  type Question,
  readAnswer,
  writeQuery,
} from './dns-message.ts'

export type Endpoint = { address: string; port: number }

export type Exchange = DnsMessage | { failure: 'timeout' | 'unreadable' }

const notRead = 1
const notKnown = 4

/**
 * Sends one question to one server: over UDP, once more if no answer arrives soon, and over TCP if the answer was
 * truncated. Every packet has its own socket, so that its port is unpredictable. The socket is connected, so that
 * the system drops packets from other addresses.
 */
export async function exchange(endpoint: Endpoint, question: Question): Promise<Exchange> {
  let found = await askOverUdp(endpoint, question, { hasEdns: true })
  // RFC 6891, section 7: a server that knows no EDNS says that it cannot read the question.
  if ('responseCode' in found && [notRead, notKnown].includes(found.responseCode)) {
    found = await askOverUdp(endpoint, question, { hasEdns: false })
  }
  if (!('isTruncated' in found) || !found.isTruncated) return found
  return askOverTcp(endpoint, writeQuery(question))
}

/** Keeps the first socket open after the second packet: a slow server still answers the first one. */
function askOverUdp(
  endpoint: Endpoint,
  question: Question,
  options: { hasEdns: boolean },
): Promise<Exchange> {
  return new Promise((resolve) => {
    let failure: 'timeout' | 'unreadable' = 'timeout'
    const closeSockets: (() => void)[] = []
    const end = (found: Exchange) => {
      clearTimeout(resend)
      clearTimeout(timer)
      for (const close of closeSockets) close()
      resolve(found)
    }
    const send = () => {
      const query = writeQuery(question, options)
      const close = sendPacket(endpoint, query.packet, {
        onError: () => end({ failure }),
        onMessage: (packet) => {
          const message = readAnswer(packet, query)
          // The right answer may still be on its way: only time decides that it is not.
          if (message === null) failure = 'unreadable'
          else end(message)
        },
      })
      closeSockets.push(close)
    }
    const resend = setTimeout(send, bounds.dns.resendMs)
    const timer = setTimeout(() => end({ failure }), bounds.dns.answerMs)
    send()
  })
}

type PacketEvents = { onMessage(packet: Buffer): void; onError(): void }

/** Returns a function that closes the socket. */
function sendPacket(
  { address, port }: Endpoint,
  packet: Buffer,
  { onMessage, onError }: PacketEvents,
): () => void {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
  socket.on('error', onError)
  socket.on('message', onMessage)
  socket.on('connect', () => socket.send(packet))
  socket.connect(port, address)
  return () => {
    socket.removeAllListeners().on('error', () => {})
    try {
      socket.close()
    } catch {
      // It never opened.
    }
  }
}

/** RFC 1035, section 4.2.2: each message follows its length, of two bytes. */
function askOverTcp({ address, port }: Endpoint, query: Query): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port })
    let received = Buffer.alloc(0)
    const end = (found: Exchange) => {
      clearTimeout(timer)
      socket.removeAllListeners().on('error', () => {})
      socket.destroy()
      resolve(found)
    }
    const timer = setTimeout(() => end({ failure: 'timeout' }), bounds.dns.tcpMs)
    socket.on('error', () => end({ failure: 'timeout' }))
    socket.on('close', () => end({ failure: 'unreadable' }))
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const length = received.length < 2 ? null : received.readUInt16BE(0)
      if (length === null) return
      if (length > bounds.dns.tcpBytes) return end({ failure: 'unreadable' })
      if (received.length < length + 2) return
      const message = readAnswer(received.subarray(2, length + 2), query)
      end(message === null || message.isTruncated ? { failure: 'unreadable' } : message)
    })
    const length = Buffer.alloc(2)
    length.writeUInt16BE(query.packet.length)
    socket.write(Buffer.concat([length, query.packet]))
  })
}
