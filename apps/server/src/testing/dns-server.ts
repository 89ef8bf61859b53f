import { createSocket } from 'node:dgram'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'

import {
  AUTHORITATIVE_ANSWER,
  CHECKING_DISABLED,
  decode,
  encode,
  type Packet,
  RECURSION_AVAILABLE,
  RECURSION_DESIRED,
  TRUNCATED_RESPONSE,
} from 'dns-packet'

import type { RecordType } from '../providers/dns/dns.ts'
import { toAnswer } from './dns-answer.ts'
import { createDnsZones, type DnsZones, readLine, type ZoneRecord } from './dns-zones.ts'

/** What a server does instead of answering from its zones. */
export type DnsBehaviour =
  | 'silence'
  /** Answers after two seconds over UDP. */
  | 'delay'
  | 'truncated'
  | 'always-truncated'
  | 'wrong-id'
  | 'wrong-question'
  | 'more-questions'
  /** Sends the question back. */
  | 'echo'
  | 'garbage'
  | 'server-failure'
  | 'refused'
  | 'no-edns'
  /** Says of questions with EDNS that it does not know this kind. */
  | 'not-known'
  /** Cuts its answer over UDP, and says nothing over TCP. */
  | 'silence-over-tcp'
  | 'not-authoritative'
  /** As of a resolver that finds signatures wrong: it answers whoever does not want them checked. */
  | 'bad-signature'
  /** Records that it still keeps, or made up, as lines of a zone with whole names. None: the name does not exist. */
  | { records: string[] }

type Rule = { name?: string; type?: RecordType; times?: number; does: DnsBehaviour }

export type AskedQuestion = {
  name: string
  type: RecordType
  isOverTcp: boolean
  isRecursive: boolean
  hasEdns: boolean
  /** Where it came from. */
  port: number
  id: number
  isDelayed: boolean
}

export type DnsTestServer = Awaited<ReturnType<typeof startDnsServer>>

/**
 * A name server on loopback, over UDP and TCP: a resolver, or with `isAuthority` the server of its zones. Several
 * may share their zones. What they hold and how they behave changes while they run:
 *
 *     const dns = await startDnsServer()
 *     dns.zones.setZone('example.com', ['www CNAME funnels.wildpath.test', '_wildpath TXT some-words'])
 *     dns.behave({ name: 'www.example.com', type: 'A', does: 'silence', times: 1 })
 *     createWireDns({ servers: [dns.address] })
 */
export async function startDnsServer({
  zones = createDnsZones(),
  isAuthority = false,
  port = 0,
}: { zones?: DnsZones; isAuthority?: boolean; port?: number } = {}) {
  const questions: AskedQuestion[] = []
  let rules: Rule[] = []
  const sockets = new Set<Socket>()
  const delayed = new Set<NodeJS.Timeout>()

  const answer = (packet: Buffer, from: { isOverTcp: boolean; port: number }): Buffer | null => {
    const query = decode(packet)
    const question = query.questions?.[0]
    if (question === undefined) return null
    const name = question.name.toLowerCase()
    const type = question.type as RecordType
    const flags = query.flags ?? 0
    const hasEdns = query.additionals?.some((record) => record.type === 'OPT') ?? false
    const isRecursive = (flags & RECURSION_DESIRED) !== 0
    const rule = rules.find(
      (rule) =>
        (rule.name ?? name) === name && (rule.type ?? type) === type && (rule.times ?? 1) > 0,
    )
    if (rule?.times !== undefined) rule.times -= 1
    const isDelayed = rule?.does === 'delay'
    questions.push({ name, type, isRecursive, hasEdns, id: query.id ?? 0, isDelayed, ...from })
    const reply = { query, name, type, flags, hasEdns, isAuthority, zones, ...from }
    return writeReply(reply, rule?.does ?? null)
  }

  const udp = createSocket('udp4')
  udp.on('error', () => {})
  udp.on('message', (packet, { address, port }) => {
    const reply = answer(packet, { isOverTcp: false, port })
    if (reply === null) return
    const send = () => udp.send(reply, port, address)
    if (questions.at(-1)?.isDelayed === true) delayed.add(setTimeout(send, 2_000))
    else send()
  })
  const tcp = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let received = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (received.length < 2 || received.length < received.readUInt16BE(0) + 2) return
      const reply = answer(received.subarray(2), {
        isOverTcp: true,
        port: socket.remotePort ?? 0,
      })
      if (reply === null) return
      const length = Buffer.alloc(2)
      length.writeUInt16BE(reply.length)
      void sendInPieces(socket, Buffer.concat([length, reply]))
    })
  })
  await new Promise<void>((resolve) => tcp.listen(port, '127.0.0.1', resolve))
  const { port: taken } = tcp.address() as AddressInfo
  await new Promise<void>((resolve) => udp.bind(taken, '127.0.0.1', resolve))

  return {
    /** As DNS_SERVERS and `createWireDns` take it. */
    address: `127.0.0.1:${taken}`,
    port: taken,
    zones,
    /** What it was asked, oldest first. */
    questions,
    /** The newest rule that fits counts; without name or type it is for all. */
    behave: (rule: Rule) => void (rules = [{ ...rule }, ...rules]),
    /** Answers from its zones again, and forgets what it was asked. */
    reset() {
      rules = []
      questions.length = 0
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      for (const timer of delayed) clearTimeout(timer)
      await Promise.all([
        new Promise<void>((resolve) => tcp.close(() => resolve())),
        new Promise<void>((resolve) => udp.close(() => resolve())),
      ])
    },
  }
}

/** As a network may deliver it: whoever reads gets a part at a time. */
async function sendInPieces(socket: Socket, message: Buffer): Promise<void> {
  socket.setNoDelay()
  for (const [start, end] of [
    [0, 1],
    [1, 40],
  ]) {
    socket.write(message.subarray(start, end))
    // The reader, in the same process, has its turn in between.
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    for (let turn = 0; turn < 4; turn += 1) await setImmediate()
  }
  socket.end(message.subarray(40))
}

type Reply = {
  query: Packet
  name: string
  type: RecordType
  flags: number
  hasEdns: boolean
  isOverTcp: boolean
  isAuthority: boolean
  zones: DnsZones
}

const codes = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 }

function writeReply(reply: Reply, does: DnsBehaviour | null): Buffer | null {
  const { query, flags, hasEdns, isOverTcp } = reply
  const found = findRecords(reply, does)
  const packet: Packet & { flags: number } = {
    type: 'response',
    id: query.id,
    flags: (flags & RECURSION_DESIRED) | found.flags | codes[found.code],
    questions: query.questions,
    answers: found.answers.map(toAnswer),
    authorities: found.authorities.map(toAnswer),
    additionals: [],
  }
  switch (does) {
    case 'silence':
      return null
    case 'garbage':
      return Buffer.from('not a DNS message')
    case 'wrong-id':
      return encode({ ...packet, id: ((query.id ?? 0) + 1) % 0x1_00_00 })
    case 'wrong-question':
      return encode({ ...packet, questions: [{ type: reply.type, name: 'elsewhere.invalid' }] })
    case 'more-questions': {
      const other = { type: reply.type, name: 'elsewhere.invalid' }
      return encode({ ...packet, questions: [...(query.questions ?? []), other] })
    }
    case 'echo':
      return encode({ ...packet, type: 'query' })
    case 'silence-over-tcp':
      if (isOverTcp) return null
      return encode({ ...packet, flags: packet.flags | TRUNCATED_RESPONSE, answers: [] })
    case 'truncated':
      if (isOverTcp) break
      return encode({ ...packet, flags: packet.flags | TRUNCATED_RESPONSE, answers: [] })
    case 'always-truncated':
      return encode({ ...packet, flags: packet.flags | TRUNCATED_RESPONSE, answers: [] })
    case 'no-edns':
      if (hasEdns) return encode({ ...packet, flags: codes.FORMERR, answers: [] })
      break
    case 'not-known':
      if (hasEdns) return encode({ ...packet, flags: codes.NOTIMP, answers: [] })
      break
    default:
  }
  const written = encode(packet)
  // What does not fit is cut, as every server does it.
  if (isOverTcp || written.length <= (hasEdns ? 1_232 : 512)) return written
  return encode({ ...packet, flags: packet.flags | TRUNCATED_RESPONSE, answers: [] })
}

type Found = {
  code: keyof typeof codes
  flags: number
  answers: ZoneRecord[]
  authorities: ZoneRecord[]
}

function findRecords(reply: Reply, does: DnsBehaviour | null): Found {
  const { name, type, zones, isAuthority, flags } = reply
  const role = isAuthority ? AUTHORITATIVE_ANSWER : RECURSION_AVAILABLE
  const none = { flags: role, answers: [], authorities: [] }
  if (does === 'server-failure') return { ...none, code: 'SERVFAIL' }
  if (does === 'refused') return { ...none, code: 'REFUSED' }
  if (does === 'bad-signature' && (flags & CHECKING_DISABLED) === 0) {
    return { ...none, code: 'SERVFAIL' }
  }
  if (typeof does === 'object' && does !== null) {
    const answers = does.records.map((line) => readLine(line.replace(/^(\S+)/, '$1.'), ''))
    const records = answers.map((record) => ({ ...record, name: record.name.replace(/\.+$/, '') }))
    return { ...none, code: records.length === 0 ? 'NXDOMAIN' : 'NOERROR', answers: records }
  }
  const found = zones.find(name, type)
  if (found.delegation.length > 0 && isAuthority) {
    return { code: 'NOERROR', flags: 0, answers: [], authorities: found.delegation }
  }
  const code = found.code === 'REFUSED' && !isAuthority ? 'NXDOMAIN' : found.code
  const isKept = does !== 'not-authoritative'
  return { ...none, code, flags: isKept ? role : 0, answers: isKept ? found.records : [] }
}
