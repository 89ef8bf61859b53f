import { createSocket } from 'node:dgram'
import { connect, isIPv6 } from 'node:net'

import { bounds } from '../../limits.ts'
import {
  type DnsMessage,
  type Question,
  type Query,
  readAnswer,
  writeQuery,
} from './dns-message.ts'

export type Endpoint = { address: string; port: number }

export type Exchange = DnsMessage | { failure: 'timeout' | 'unreadable' }

const notRead = 1
const notKnown = 4

/**
 * One question to one server: over UDP, twice when a packet was lost, and over TCP where the answer was cut.
 * Every question has a socket of its own, so that it comes from a port that nobody foresees, and the socket is
 * connected, so that the system drops what other addresses send.
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

async function askOverUdp(
  endpoint: Endpoint,
  question: Question,
  options: { hasEdns: boolean },
): Promise<Exchange> {
  let found: Exchange = { failure: 'timeout' }
  for (let attempt = 0; attempt < bounds.dns.attempts; attempt++) {
    // oxlint-disable-next-line no-await-in-loop -- Only what stayed without an answer is sent again.
    found = await sendPacket(endpoint, writeQuery(question, options))
    if (!('failure' in found)) return found
  }
  return found
}

function sendPacket({ address, port }: Endpoint, query: Query): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4')
    let failure: 'timeout' | 'unreadable' = 'timeout'
    const end = (found: Exchange) => {
      clearTimeout(timer)
      socket.removeAllListeners().on('error', () => {})
      try {
        socket.close()
      } catch {
        // It never opened.
      }
      resolve(found)
    }
    const timer = setTimeout(() => end({ failure }), bounds.dns.udpMs)
    socket.on('error', () => end({ failure }))
    socket.on('message', (packet) => {
      const message = readAnswer(packet, query)
      // The right answer may still be on its way: only time decides that it is not.
      if (message === null) failure = 'unreadable'
      else end(message)
    })
    socket.on('connect', () => socket.send(query.packet))
    socket.connect(port, address)
  })
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
